import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';
import { lockedPackages, lockFiles, toolLockFiles } from './locked-packages.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const readManifest = (file: string): Manifest =>
  JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

/** npm leaves these builds for other platforms out of the lock file, so they were added by hand. */
const addedManually = /^@(biomejs\/cli|oxc-parser\/binding)-/;

describe.each(lockFiles)('%s', (lockFile) => {
  const installed = lockedPackages(lockFile).filter(({ link }) => !link);

  it('has an integrity hash for every package', () => {
    const unknown = installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unknown.filter(({ name }) => !addedManually.test(name))).toEqual([]);
    // Only optional builds for specific platforms may lack a hash.
    expect(unknown.filter(({ optional, os, cpu }) => !(optional && os && cpu))).toEqual([]);
  });

  it('installs packages from the npm registry only', () => {
    const fromOtherSources = installed.filter(
      ({ resolved }) =>
        resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(fromOtherSources).toEqual([]);
  });
});

it('every install script is explicitly allowed or denied', () => {
  const withScripts = lockedPackages('package-lock.json').filter(
    ({ hasInstallScript }) => hasInstallScript,
  );
  const decided = Object.keys(readManifest('package.json').allowScripts ?? {});
  expect(withScripts.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
});

it.each(toolLockFiles)('no package in %s runs an install script', (lockFile) => {
  const scripts = lockedPackages(lockFile).filter(({ hasInstallScript }) => hasInstallScript);
  expect(scripts).toEqual([]);
});

it('every dependency has a version rather than a URL', () => {
  const manifests = globSync('**/package.json', {
    cwd: projectRoot,
    exclude: (path) => /node_modules|dist|^\./.test(String(path)),
  });
  expect(manifests).toContain('functions/package.json');
  for (const file of manifests) {
    const { dependencies, devDependencies, optionalDependencies } = readManifest(file);
    const versions = Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    });
    for (const [name, version] of versions) {
      expect(`${file} ${name} ${version}`).toMatch(/ [\^~]?\d+(\.\d+)*(-[\w.]+)?$/);
    }
  }
});
