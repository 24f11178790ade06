import type { Request } from 'express';
import { ApiError } from './errors.ts';
import { type InputIssue, invalidField } from './invalid-field.ts';

/** The largest honest body, a checkout of 50 lines, has under 5 kB. */
const maximumBytes = 64 * 1024;

interface Schema<Output> {
  safeParse(
    input: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly InputIssue[] } };
}

/**
 * The request's JSON, checked by a schema. The functions runtime reads bodies of any length and
 * keeps the bytes as `rawBody`; these, not what it made of them, are read here.
 * Throws an ApiError `payload-too-large` or `invalid-input`.
 */
export function readBody<Output>(
  request: Request & { rawBody?: Buffer },
  schema: Schema<Output>,
): Output {
  const bytes = request.rawBody ?? Buffer.alloc(0);
  if (bytes.length > maximumBytes) throw new ApiError('payload-too-large');
  const result = schema.safeParse(parseJson(bytes));
  if (!result.success) throw new ApiError('invalid-input', invalidField(result.error.issues));
  return result.data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ApiError('invalid-input');
  }
}
