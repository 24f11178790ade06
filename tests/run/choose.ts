import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { type Suite, suites } from './suites.ts';

export interface Choice {
  suite: Suite;
  /** Relative to the project root. Empty for the whole suite. */
  files: readonly string[];
}

/**
 * Takes names of suites and paths of test files, in any order. Paths can be relative to `folder` or to the project
 * root. No names select everything. Throws a `StartFailure` with suggestions if a name is unknown.
 */
export function choose(names: readonly string[], folder: string): Choice[] {
  if (names.length === 0) return suites.map((suite) => ({ suite, files: [] }));
  const isSuite = (name: string) => suites.some((suite) => suite.name === name);
  const files = names.filter((name) => !isSuite(name)).map((name) => testFile(name, folder));
  return suites.flatMap((suite) => {
    if (names.includes(suite.name)) return [{ suite, files: [] }];
    const own = files.filter((file) => suite.owns?.(file));
    return own.length === 0 ? [] : [{ suite, files: own }];
  });
}

/** These tests need `npm run test:stripe` instead of `npm test`. */
export const needsStripeAccount = (file: string): boolean =>
  /^tests\/stripe\/.*\.spec\.ts$/.test(file);

/** Returns a path from the project root, with forward slashes on every system. */
function testFile(name: string, folder: string): string {
  const candidates = isAbsolute(name) ? [name] : [resolve(folder, name), join(projectRoot, name)];
  const files = candidates
    .filter((path) => existsSync(path))
    .map((path) => relative(projectRoot, path).split(sep).join('/'));
  const file = files.find((path) => suites.some((suite) => suite.owns?.(path)));
  if (file !== undefined) return file;
  if (files.some(needsStripeAccount)) {
    throw new StartFailure(`${name} needs a Stripe account: run \`npm run test:stripe\`.`);
  }
  const known = suites.map((suite) => suite.name).join(', ');
  throw new StartFailure(
    files.length > 0
      ? `${name} isn't a test file: their names end in .test.ts, .test.tsx, or .spec.ts.`
      : `Unknown suite or test file: ${name}. Suites: ${known}. ` +
          'Pass a test file by its path, as in `npm test -- tests/api/purchase.test.ts`.',
  );
}
