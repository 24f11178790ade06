import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hashes = new Map<string, string>();

function hashFile(file: string): string {
  let hash = hashes.get(file);
  if (hash === undefined) {
    // The shortest hash that browsers accept, because hashes don't compress and each page has a dozen.
    hash = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
    hashes.set(file, hash);
  }
  return hash;
}

/**
 * A tampered script keeps the page from starting. Chunks loaded with `import()` aren't covered: that takes an inline
 * import map, which would change the CSP hash on every build.
 */
export function computeIntegrity(
  addresses: readonly string[],
  folder: string,
): Record<string, string> {
  return Object.fromEntries(addresses.map((address) => [address, hashFile(`${folder}${address}`)]));
}
