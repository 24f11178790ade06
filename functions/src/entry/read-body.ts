import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Request } from 'express';
import { parseInput, type Schema } from './parse-input.ts';

/** The largest honest body, a checkout of 50 lines, has under 5 kB. */
const maxBytes = 64 * 1024;

/**
 * The request's JSON, checked by a schema. The functions runtime reads bodies of any length and
 * keeps their bytes as `rawBody`, which is what is read here. Refuses with `payload-too-large` or
 * `invalid-input`.
 */
export function readBody<Output>(
  request: Request & { rawBody?: Buffer },
  schema: Schema<Output>,
): Output {
  const bytes = request.rawBody ?? Buffer.alloc(0);
  if (bytes.length > maxBytes) throw new Refusal('payload-too-large');
  return parseInput(schema, parseJson(bytes));
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal('invalid-input');
  }
}
