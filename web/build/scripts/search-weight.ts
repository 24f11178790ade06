import { brotliCompressSync } from 'node:zlib';

/** In bytes, as browsers get them. */
const limit = 21 * 1024;

/** What coming to the search loads: its scripts and its index. */
export function searchWeight(parts: Iterable<string | Uint8Array>): number {
  let weight = 0;
  for (const part of parts) weight += brotliCompressSync(part).byteLength;
  return weight;
}

/** Throws above 21 KB, because dentists start typing immediately, even on a slow network. */
export function checkSearchWeight(weight: number): void {
  if (weight > limit) {
    throw new Error(`The search loads ${weight} bytes; it may load ${limit}.`);
  }
}
