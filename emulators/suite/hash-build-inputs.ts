import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hash of all non-test files under `paths` that Git tracks or doesn't ignore. Undefined without
 * Git, so every start rebuilds.
 */
export function inputsHash(root: string, paths: readonly string[]): string | undefined {
  const listing = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (listing.status !== 0) return undefined;
  const files = [...new Set(listing.stdout.split('\0'))].filter(
    (file) => file !== '' && !/\.test\.tsx?$/.test(file),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = join(root, file);
    // Git still lists a deleted file until the deletion is committed.
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex');
}
