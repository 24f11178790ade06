import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs what the lock file of this folder names, unless it is there. A large tool that few need has a lock
 * file of its own: everybody who only wants to start the shop, and each deploy, would otherwise download it.
 */
export function installApart(folder: string, name: string): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return true;
  console.log(`Installing ${name} (npm ci) ...`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...args, 'ci'], { cwd: folder, stdio: 'inherit' }).status === 0;
}
