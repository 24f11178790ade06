import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';

/** What a lock file of npm (version 3) says of one package. */
export interface LockedPackage {
  name: string;
  /** Where it is installed, from the lock file's folder. */
  path: string;
  version?: string;
  license?: string;
  integrity?: string;
  /** Where it comes from; npm asks the registry where this is missing. */
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

/** Those of tools that are installed when they are first asked for: Stryker's and Lighthouse's. */
export const lockFilesApart = [
  'tests/unit-mutation/package-lock.json',
  'tests/bench/lighthouse/package-lock.json',
] as const;

export const lockFiles = ['package-lock.json', ...lockFilesApart] as const;

const modules = 'node_modules/';

/** Everything that `npm ci` installs beside the lock file, on any system. */
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

/** What is deployed with the functions: their dependencies, and everything that those ask for. */
export function deployedPackages(): LockedPackage[] {
  const all = new Map(lockedPackages('package-lock.json').map((each) => [each.path, each]));
  const manifest = readFileSync(join(projectRoot, 'functions/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const found = new Set<LockedPackage>();
  /** As Node looks for a package: in the folder itself, then in each above it. */
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
    const asked = { ...locked.dependencies, ...locked.optionalDependencies };
    waiting.push(...Object.keys(asked).map((name) => ({ name, from: locked.path })));
  }
  return [...found];
}
