/** The parts of npm's lock file (version 3) that are read here; the rest is handed on as it is. */
export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /** Marks that say which installation of the whole repository needs it. */
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
}

/** `package.json` of the folder that is deployed, without versions: those are the lock file's. */
interface Manifest {
  name: string;
  engines: { node: string };
  dependencies: readonly string[];
}

interface DeployedPackages {
  packageJson: { main: string; dependencies: Record<string, string> };
  lock: LockFile & { name: string; version: string; requires: true };
}

const modules = 'node_modules/';

/**
 * What a deploy installs, from what is installed here: `package.json` with exact versions and a
 * lock file of everything below them. `workspace` is the folder whose packages they are. Throws an
 * error where the lock file lacks a package, or has two for one place.
 */
export function deployedPackages(
  root: LockFile,
  workspace: string,
  manifest: Manifest,
): DeployedPackages {
  const wanted = manifest.dependencies.map((name) => locationOf(root, workspace, name));
  const required = closure(root, wanted, ({ dependencies }) => dependencies);
  const all = closure(root, wanted, ({ dependencies, optionalDependencies }) => ({
    ...dependencies,
    ...optionalDependencies,
  }));
  const packages: LockFile['packages'] = {};
  for (const location of [...all].sort()) {
    const { dev, devOptional, optional, peer, ...locked } = packageAt(root, location);
    const place = location.slice(location.indexOf(modules));
    if (packages[place]) {
      throw new Error(
        `The functions need two versions of ${place}, one of them in ${workspace}. Make them one, for example with npm dedupe.`,
      );
    }
    packages[place] = required.has(location) ? locked : { ...locked, optional: true };
  }
  const packageJson = {
    name: manifest.name,
    version: '1.0.0',
    private: true,
    type: 'module',
    main: 'main.cjs',
    engines: manifest.engines,
    dependencies: Object.fromEntries(
      manifest.dependencies.map((each) => [
        each,
        packageAt(root, locationOf(root, workspace, each)).version,
      ]),
    ),
  };
  const { name, version, engines, dependencies } = packageJson;
  const itself: LockedPackage & Pick<Manifest, 'name' | 'engines'> = {
    name,
    version,
    dependencies,
    engines,
  };
  const { lockfileVersion } = root;
  const lock = { name, version, lockfileVersion, requires: true as const };
  return { packageJson, lock: { ...lock, packages: { '': itself, ...packages } } };
}

/** Everything that these packages load, themselves included, by its place in the lock file. */
function closure(
  root: LockFile,
  wanted: readonly string[],
  dependenciesOf: (locked: LockedPackage) => Record<string, string> | undefined,
): Set<string> {
  const found = new Set<string>();
  const waiting = [...wanted];
  for (let location = waiting.pop(); location !== undefined; location = waiting.pop()) {
    if (found.has(location)) continue;
    found.add(location);
    const from = location;
    const locked = packageAt(root, from);
    const peers = Object.keys(locked.peerDependencies ?? {}).filter(
      (name) => !locked.peerDependenciesMeta?.[name]?.optional,
    );
    const names = [...Object.keys(dependenciesOf(locked) ?? {}), ...peers];
    waiting.push(...names.map((name) => locationOf(root, from, name)));
  }
  return found;
}

/** Where Node finds a package, searching from a folder upwards. */
export function locationOf({ packages }: LockFile, from: string, name: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const location = `${folder === '' ? '' : `${folder}/`}${modules}${name}`;
    if (packages[location]) return location;
    if (folder === '') throw new Error(`The lock file has no ${name}, which ${from} needs.`);
  }
}

/**
 * Throws for a workspace, which has no version in the lock file but a link, dead where functions
 * run.
 */
function packageAt({ packages }: LockFile, location: string): LockedPackage & { version: string } {
  const { version, ...locked } = packages[location] ?? {};
  if (version === undefined) throw new Error(`The lock file has no version of ${location}.`);
  return { version, ...locked };
}
