import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unchangingFolder } from '@dental-shop/domain/hosting/immutable-files';

/** The files in a build's folder `static`: SHA-256 in base64 by the path in it. */
export function staticFiles(webFolder: string): Record<string, string> {
  const folder = join(webFolder, unchangingFolder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).replaceAll('\\', '/'), hashOf(readFileSync(file))]),
  );
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}
