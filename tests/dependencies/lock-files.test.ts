import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';
import { lockedPackages, lockFiles, lockFilesApart } from './locked-packages.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const readManifest = (file: string): Manifest =>
  JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

/** Builds for other systems than the one that npm wrote the lock file on; put there by hand. */
const addedByHand = /^@(biomejs\/cli|oxc-parser\/binding)-/;

describe.each(lockFiles)('%s', (lockFile) => {
  const installed = lockedPackages(lockFile).filter(({ link }) => !link);

  it('knows the content of every package', () => {
    const unknown = installed.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
    expect(unknown.filter(({ name }) => !addedByHand.test(name))).toEqual([]);
    // No machine that the shop is deployed from installs one of these for Linux with glibc.
    expect(unknown.filter(({ optional, os, cpu }) => !(optional && os && cpu))).toEqual([]);
  });

  it('has everything from the registry', () => {
    const elsewhere = installed.filter(
      ({ resolved }) =>
        resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
  });
});

it('every script that runs at an installation was decided on', () => {
  const withScripts = lockedPackages('package-lock.json').filter(
    ({ hasInstallScript }) => hasInstallScript,
  );
  const decided = Object.keys(readManifest('package.json').allowScripts ?? {});
  expect(withScripts.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
});

it.each(lockFilesApart)('no package of %s runs a script when it is installed', (lockFile) => {
  const scripts = lockedPackages(lockFile).filter(({ hasInstallScript }) => hasInstallScript);
  expect(scripts).toEqual([]);
});

it('no dependency is named by an address, which could change behind it', () => {
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
