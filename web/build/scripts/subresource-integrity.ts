import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hashes = new Map<string, string>();

function hashFile(file: string): string {
  let hash = hashes.get(file);
  if (hash === undefined) {
    // The shortest hash that browsers accept. Each page contains about a dozen, and hashes don't compress.
    hash = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
    hashes.set(file, hash);
  }
  return hash;
}

/**
 * The page doesn't start if a script was tampered with. Chunks loaded with `import()` aren't covered, because they
 * would need an inline import map, whose CSP hash would change with every build.
 */
export function computeIntegrity(
  addresses: readonly string[],
  folder: string,
): Record<string, string> {
  return Object.fromEntries(addresses.map((address) => [address, hashFile(`${folder}${address}`)]));
}
