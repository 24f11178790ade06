import type { LockedPackage } from './locked-packages.ts';

/** Licenses that ask for nothing but that their text goes along: fit for what is deployed. */
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

/**
 * Licenses that ask whoever hands on the package, or a changed one, for more: fit for tools, which
 * stay on the developer's machine.
 */
const forTools = new Set(['CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/** Packages whose entry in the lock file names no license, by their own text. */
const byTheirText: readonly (readonly [RegExp, string])[] = [
  [/^@biomejs\/cli-/, 'MIT OR Apache-2.0'],
  [/^@oxc-parser\/binding-/, 'MIT'],
  [/^(fuzzy|limiter|png-js|valid-url|xtend)$/, 'MIT'],
];

/** An SPDX expression, or what packages wrote before there was SPDX. */
export function licenseOf({ name, license }: LockedPackage): string {
  return license ?? byTheirText.find(([names]) => names.test(name))?.[1] ?? 'unknown';
}

function isAllowed(license: string, allowed: ReadonlySet<string>): boolean {
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
}

export const mayBeDeployed = (license: string): boolean => isAllowed(license, permissive);

export const mayBeInstalled = (license: string): boolean =>
  isAllowed(license, new Set([...permissive, ...forTools]));
