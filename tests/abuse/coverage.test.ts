import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';
import { collections } from '../rules/access-table.ts';
import { endpoints } from './endpoints.ts';
import { targets } from './targets.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const functions = globSync('functions/src/**/*.ts', { cwd: projectRoot })
  .filter((path) => !path.endsWith('.test.ts'))
  .map(read)
  .join('\n');

describe('Abuse tables', () => {
  it('include every route of the app with its method', () => {
    const app = read('functions/src/entry/app.ts');
    const routes = [
      ...app.matchAll(/\b(get|post|put|patch|delete)(?:Json|File)?\(\s*(apiPaths\.\w+)/g),
    ].map(([, method = '', path = '']) => `${method.toUpperCase()} ${path}`);
    const rows = Object.entries(endpoints).flatMap(([name, own]) =>
      own.map(({ method }) => `${method} apiPaths.${name}`),
    );
    // These are separate functions rather than routes in the app.
    const others = ['POST apiPaths.staffCall', 'POST apiPaths.stripeWebhook'];
    expect(rows.toSorted()).toEqual([...routes, ...others].toSorted());
    expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(apiPaths).toSorted());
    // The three matches are in `getJson`, `postJson`, and `getFile`. The pattern above would miss
    // any others.
    expect(app.match(/app\.(get|post|put|patch|delete)\((?!\s*apiPaths\.)/g)).toHaveLength(3);
    expect(app).not.toMatch(/\.(all|route|head|options)\(|express\.Router|Router\(/);
  });

  it('include every collection in the rules and functions', () => {
    const inRules = found(read('firestore.rules'), /match \/(?!databases)(\w+)\/\{\w+\}/g);
    const inFunctions = found(functions, /\w+Collection<[^()]*>\(\s*\w+,\s*'(\w+)'/g);
    expect(inFunctions.length).toBeGreaterThan(15);
    // The health check reads this collection, but nothing writes to it.
    const byName = found(functions, /\.collection\('(\w+)'\)/g).filter((name) => name !== 'health');
    const known = new Set([...inRules, ...inFunctions, ...byName]);
    expect([...known].filter((name) => !collections.includes(name ?? ''))).toEqual([]);
    expect(collections.filter((name) => targets[name] === undefined)).toEqual([]);
    // This test would miss collections opened in any other way.
    expect(new Set(found(functions, /\.collection\((\w+)\)/g))).toEqual(new Set(['name']));
  });

  it('include every function that handles requests', () => {
    const handlers = found(functions, /export const (\w+) = on(?:Request|Call)\(/g);
    expect(handlers.toSorted()).toEqual(['api', 'staff', 'stripeWebhook']);
    const reached = JSON.parse(read('firebase.json')).hosting.rewrites.flatMap(
      ({ function: rewritten }: { function?: { functionId: string } }) =>
        rewritten === undefined ? [] : [rewritten.functionId],
    );
    expect(new Set(reached)).toEqual(new Set(handlers));
  });
});
