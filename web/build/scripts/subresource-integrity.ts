import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hashes = new Map<string, string>();

function hashOf(file: string): string {
  let hash = hashes.get(file);
  if (hash === undefined) {
    // The shortest that browsers take: hashes cannot be compressed, and a page names a dozen scripts.
    hash = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
    hashes.set(file, hash);
  }
  return hash;
}

/**
 * Subresource integrity of the scripts at these addresses, which lie in `folder`. Those that a page
 * names are bound to it: whoever changes one of them where it is stored, or on its way, has a page
 * that does not start. Chunks that come later, by `import()`, could only be bound by an import map;
 * that is inline, and would give the policy another hash with each build.
 */
export function integrityOf(addresses: readonly string[], folder: string): Record<string, string> {
  return Object.fromEntries(addresses.map((address) => [address, hashOf(`${folder}${address}`)]));
}
