/** Body of every answer that is not a success. */
export interface ApiErrorBody {
  error: string;
  code: string;
  /** The input that was wrong. */
  field?: string | undefined;
}

/**
 * Reads the body of an answer; throws a TypeError for anything else. By hand, because every page may get
 * one, and zod would add 22 KB to each.
 */
export function parseApiError(body: unknown): ApiErrorBody {
  const { error, code, field } = Object(body) as Partial<Record<string, unknown>>;
  if (typeof error !== 'string' || typeof code !== 'string') {
    throw new TypeError('This is no error of the API.');
  }
  if (field === undefined) return { error, code };
  if (typeof field !== 'string') throw new TypeError('The field of an error is no text.');
  return { error, code, field };
}
