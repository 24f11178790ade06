import { expect, it } from 'vitest';
import { getLicense, isDeployable, isInstallable } from './licenses.ts';
import { deployedPackages, lockedPackages, lockFiles } from './locked-packages.ts';

it.each([
  ['MIT', true, true],
  ['MIT AND ISC', true, true],
  ['GPL-3.0-only OR MIT', true, true],
  ['(MIT OR CC0-1.0)', true, true],
  ['MPL-2.0', false, true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', false, true],
  ['GPL-3.0-only', false, false],
  ['AGPL-3.0-only', false, false],
  ['MIT AND GPL-3.0-only', false, false],
  ['SEE LICENSE IN LICENSE.md', false, false],
  ['unknown', false, false],
])('classifies %s as deployable: %s, installable: %s', (license, deployed, installed) => {
  expect([isDeployable(license), isInstallable(license)]).toEqual([deployed, installed]);
});

it.each(lockFiles)('every package in %s has an acceptable license', (lockFile) => {
  const rejected = lockedPackages(lockFile)
    .filter(({ link }) => !link)
    .map((locked) => `${locked.path}: ${getLicense(locked)}`)
    .filter((line) => !isInstallable(line.slice(line.lastIndexOf(': ') + 2)));
  expect(rejected).toEqual([]);
});

it('deployed packages have permissive licenses', () => {
  const deployed = deployedPackages();
  const names = deployed.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['stripe', 'firebase-admin', 'protobufjs']));
  expect(names).not.toContain('vite');
  const rejected = deployed.filter((locked) => !isDeployable(getLicense(locked)));
  expect(rejected.map((locked) => `${locked.path}: ${getLicense(locked)}`)).toEqual([]);
});
