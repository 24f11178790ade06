import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Large tools that few people need have their own lock files, so that starting or deploying the
 * shop doesn't download them.
 */
export function installSeparately(folder: string, name: string): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return true;
  console.log(`Installing ${name} (npm ci) ...`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...args, 'ci'], { cwd: folder, stdio: 'inherit' }).status === 0;
}
