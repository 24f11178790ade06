import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { deployedFolders, projectRoot } from '../project.ts';
import { Refusal } from '../refusal.ts';
import type { Shop } from '../settings/settings-files.ts';

/** Stored next to the pages but not published, because Hosting doesn't upload dotfiles. */
const stampFile = '.built-for';

interface Stamp {
  projectId: string;
  settings: string;
}

function stampOf(settings: ShopSettings): Stamp {
  const hash = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
  return { projectId: settings.projectId, settings: hash };
}

function runBuild(name: string, ...args: string[]): void {
  console.log(`Building ${name} ...`);
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`Building ${name} failed. See its output above.`);
}

export function buildWeb({ file, settings }: Pick<Shop, 'file' | 'settings'>): void {
  runBuild('the web app', 'web/build/build.ts', '--target', 'production', '--settings', file);
  writeStamp(join(projectRoot, deployedFolders.web), settings);
}

export function buildFunctions(): void {
  runBuild('the functions', 'functions/build.ts', '--target', 'production');
}

export function writeStamp(folder: string, settings: ShopSettings): void {
  writeFileSync(join(folder, stampFile), JSON.stringify(stampOf(settings)));
}

export function stampProblems(folder: string, settings: ShopSettings): string[] {
  const file = join(folder, stampFile);
  const cure = 'Run the command again without --no-build.';
  if (!existsSync(file)) {
    return [`${deployedFolders.web} is missing or incomplete. ${cure}`];
  }
  const stamp: Stamp = JSON.parse(readFileSync(file, 'utf8'));
  const current = stampOf(settings);
  if (stamp.projectId !== current.projectId) {
    return [
      `${deployedFolders.web} was built for the project ${stamp.projectId}, not for ${current.projectId}. ${cure}`,
    ];
  }
  return stamp.settings === current.settings
    ? []
    : [`${deployedFolders.web} was built with earlier settings. ${cure}`];
}
