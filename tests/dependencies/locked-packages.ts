import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';

/** A package in an npm lock file (version 3). */
export interface LockedPackage {
  name: string;
  /** Relative to the lock file's folder. */
  path: string;
  version?: string;
  license?: string;
  integrity?: string;
  /** If missing, npm looks up the URL in the registry. */
  resolved?: string;
  hasInstallScript?: boolean;
  /** A workspace of this repository. */
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Stryker and Lighthouse are only installed on first use. */
export const toolLockFiles = [
  'tests/unit-mutation/package-lock.json',
  'tests/bench/lighthouse/package-lock.json',
] as const;

export const lockFiles = ['package-lock.json', ...toolLockFiles] as const;

const modules = 'node_modules/';

export function lockedPackages(lockFile: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, lockFile), 'utf8')) as {
    packages: Record<string, Omit<LockedPackage, 'name' | 'path'>>;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path.includes(modules))
    .map(([path, locked]) => ({
      ...locked,
      path,
      name: path.slice(path.lastIndexOf(modules) + modules.length),
    }));
}

/** Includes transitive dependencies. */
export function deployedPackages(): LockedPackage[] {
  const all = new Map(lockedPackages('package-lock.json').map((each) => [each.path, each]));
  const manifest = readFileSync(join(projectRoot, 'functions/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const found = new Set<LockedPackage>();
  /** Like Node, looks in the folder itself, then in each parent. */
  const find = (name: string, from: string): LockedPackage | undefined => {
    const here = all.get(`${from === '' ? '' : `${from}/`}${modules}${name}`);
    if (here || from === '') return here;
    return find(name, from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '');
  };
  const waiting = Object.keys(dependencies).map((name) => ({ name, from: 'functions' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const locked = find(next.name, next.from);
    if (!locked || found.has(locked)) continue;
    found.add(locked);
    const requested = { ...locked.dependencies, ...locked.optionalDependencies };
    waiting.push(...Object.keys(requested).map((name) => ({ name, from: locked.path })));
  }
  return [...found];
}
