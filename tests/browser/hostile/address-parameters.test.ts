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

/** The values of variables that hold parameter names. */
const variables: Readonly<Record<string, readonly string[]>> = {
  searchParameter: ['q'],
  compareParameter: ['compare'],
  pageParameter: ['page'],
  name: ['search', 'status', 'from', 'to', 'sku', 'customer', 'days', 'warning', 'state', 'show'],
  parameter: ['unshipped'],
  from: ['after', 'before'],
};

describe('the lists of hostile addresses cover', () => {
  it('every parameter that a page reads from its URL', () => {
    const read = found(
      /\b(?:search|parameters|params|address|query|URLSearchParams\(\w+\))\.(?:get|getAll|has)\(([^)]+)\)/g,
    );
    expect(read.size).toBeGreaterThan(10);
    const names = [...read].flatMap(
      (name) => /^'(.+)'$/.exec(name)?.[1] ?? variables[name] ?? [`of the variable ${name}`],
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(addressParameters)));
  });

  it('every redirect, all of which stay within the shop', () => {
    const targets = found(
      /(?:\bnavigate\(|\blocation\.(?:assign|replace)\(|<Navigate\s+to=\{|\blocation\.href\s*=\s*)([^,)}]+)/g,
    );
    expect(targets.size).toBeGreaterThan(5);
    const ownPath = /^(?:paths\.|staffPaths\.|`\$\{paths\.|returnTarget\()/;
    // These variables contain only the shop's own paths.
    const known = new Set(['to', 'login', 'target', 'path']);
    expect([...targets].filter((target) => !ownPath.test(target) && !known.has(target))).toEqual(
      [],
    );
    expect(found(/(window\.open|http-equiv)/g)).toEqual(new Set());
    // The cart reads only a keyword and an order ID from the history state, and it shows only the customer's own
    // orders.
    expect(found(/((?:\w+\()?\b(?:location|window\.history)\.state\b)/g)).toEqual(
      new Set(['checkoutEntry(location.state']),
    );
  });
});
