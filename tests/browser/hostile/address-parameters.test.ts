import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';
import { addressParameters } from './address-parameters.ts';

const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => readFileSync(join(projectRoot, path), 'utf8'));
const found = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match)));

/** Parameters that are read by a variable: its name, and what it may be. */
const variables: Readonly<Record<string, readonly string[]>> = {
  searchParameter: ['q'],
  compareParameter: ['compare'],
  pageParameter: ['page'],
  name: ['search', 'status', 'from', 'to', 'sku', 'customer', 'days', 'warning'],
  from: ['after', 'before'],
};

describe('Whoever adds one of these adds a row', () => {
  it('a parameter that a page reads of its address', () => {
    const read = found(
      /\b(?:search|parameters|params|address|query|URLSearchParams\(\w+\))\.(?:get|getAll|has)\(([^)]+)\)/g,
    );
    expect(read.size).toBeGreaterThan(10);
    const names = [...read].flatMap(
      (name) => /^'(.+)'$/.exec(name)?.[1] ?? variables[name] ?? [`of the variable ${name}`],
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(addressParameters)));
  });

  it('a way to go on to another page: each leads to a path of the shop', () => {
    const targets = found(
      /(?:\bnavigate\(|\blocation\.(?:assign|replace)\(|<Navigate\s+to=\{|\blocation\.href\s*=\s*)([^,)}]+)/g,
    );
    expect(targets.size).toBeGreaterThan(5);
    const ownPath = /^(?:paths\.|staffPaths\.|`\$\{paths\.|returnTarget\()/;
    // In turn: a list of aliases, `paths.login(…)`, what the callers of `signOut` choose of `paths`, and the pages that
    // `build/search-pages.ts` lists.
    const known = new Set(['to', 'login', 'target', 'path']);
    expect([...targets].filter((target) => !ownPath.test(target) && !known.has(target))).toEqual(
      [],
    );
    expect(found(/(window\.open|http-equiv)/g)).toEqual(new Set());
    // No page takes an address out of what another page left in the history: the cart's takes a word from
    // there, and the id of an order, of which it shows the customer's own.
    expect(found(/((?:\w+\()?\b(?:location|window\.history)\.state\b)/g)).toEqual(
      new Set(['checkoutEntry(location.state']),
    );
  });
});
