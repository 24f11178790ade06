export interface ApiErrorBody {
  error: string;
  code: string;
  field?: string | undefined;
}

/**
 * Throws a TypeError if the body isn't an API error. `code` may be missing, because the
 * specification only promises `error`. Parsed by hand because zod would add 22 KB to every page.
 */
export function parseApiError(body: unknown): ApiErrorBody {
  const { error, code = 'uncoded', field } = Object(body) as Partial<Record<string, unknown>>;
  if (typeof error !== 'string' || typeof code !== 'string') {
    throw new TypeError('This is no error of the API.');
  }
  if (field === undefined) return { error, code };
  if (typeof field !== 'string') throw new TypeError('The field of an error is no text.');
  return { error, code, field };
}
