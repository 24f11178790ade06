import type { LockedPackage } from './locked-packages.ts';

/** Allowed in deployed code, because they only require including the license text. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'public domain',
]);

/** Allowed for tools, which are never distributed. */
const toolsOnly = new Set(['CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/** Copied from these packages' license files, because the lock file doesn't list a license. */
const undeclaredLicenses: readonly (readonly [RegExp, string])[] = [
  [/^@biomejs\/cli-/, 'MIT OR Apache-2.0'],
  [/^@oxc-parser\/binding-/, 'MIT'],
  [/^(fuzzy|limiter|png-js|valid-url|xtend)$/, 'MIT'],
];

/** Returns an SPDX expression or, for some older packages, free text. */
export function getLicense({ name, license }: LockedPackage): string {
  return license ?? undeclaredLicenses.find(([names]) => names.test(name))?.[1] ?? 'unknown';
}

function isAllowed(license: string, allowed: ReadonlySet<string>): boolean {
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
}

export const isDeployable = (license: string): boolean => isAllowed(license, permissive);

export const isInstallable = (license: string): boolean =>
  isAllowed(license, new Set([...permissive, ...toolsOnly]));
