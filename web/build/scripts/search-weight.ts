import { brotliCompressSync } from 'node:zlib';

const limit = 22 * 1024;

export function searchWeight(parts: Iterable<string | Uint8Array>): number {
  let weight = 0;
  for (const part of parts) weight += brotliCompressSync(part).byteLength;
  return weight;
}

/** The search must load fast: dentists start typing right away, even on a slow network. */
export function checkSearchWeight(weight: number): void {
  if (weight > limit) {
    throw new Error(`The search loads ${weight} bytes; the budget is ${limit}.`);
  }
}
