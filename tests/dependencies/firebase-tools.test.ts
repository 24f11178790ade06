import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, it } from 'vitest';

function majorIn(workspace: string): number {
  const { resolve } = createRequire(join(projectRoot, workspace, 'package.json'));
  const { version } = JSON.parse(readFileSync(resolve('firebase-tools/package.json'), 'utf8'));
  return Number.parseInt(version, 10);
}

it('runs the emulators with version 14, because 15 needs Java 21', () => {
  expect(majorIn('emulators')).toBe(14);
});

it('deploys with a current version', () => {
  expect(majorIn('deploy')).toBeGreaterThanOrEqual(15);
});

it('limits the firebase-tools version only for the emulators', () => {
  const { packageRules } = JSON.parse(readFileSync(join(projectRoot, 'renovate.json'), 'utf8'));
  const rules: {
    matchPackageNames?: string[];
    matchFileNames?: string[];
    allowedVersions?: string;
  }[] = packageRules;
  const limits = rules.filter(
    ({ matchPackageNames, allowedVersions }) =>
      allowedVersions && matchPackageNames?.includes('firebase-tools'),
  );
  expect(limits).toMatchObject([
    { matchFileNames: ['emulators/package.json'], allowedVersions: '<15' },
  ]);
});
