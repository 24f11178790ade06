import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployedPackages, type LockFile, locationOf } from './deployed-lock.ts';

const readJson = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const root: LockFile = readJson('../package-lock.json');
const dependencies = Object.keys(readJson('package.json').dependencies);
const manifest = { name: 'deployed', engines: { node: '22' }, dependencies };

/** Every dependency that is loaded: who asks for what, and which version and content it gets. */
function resolutions(lock: LockFile, from: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const waiting = dependencies.map((name) => ({ path: name, from, name }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.path in found) continue;
    const location = locationOf(lock, next.from, next.name);
    const { version, integrity, ...locked } = lock.packages[location] as Record<string, unknown>;
    found[next.path] = `${version} ${integrity}`;
    const asked = {
      ...(locked.dependencies as object),
      ...(locked.optionalDependencies as object),
    };
    for (const name of Object.keys(asked)) {
      waiting.push({ path: `${next.name}@${version} > ${name}`, from: location, name });
    }
  }
  return found;
}

describe('the lock file that is deployed', () => {
  const { packageJson, lock } = deployedPackages(root, 'functions', manifest);

  it('gives every package the version and content that were tested, at every depth', () => {
    const tested = resolutions(root, 'functions');
    expect(Object.keys(tested).length).toBeGreaterThan(200);
    expect(resolutions(lock, '')).toEqual(tested);
  });

  it('agrees with its package.json, which names exact versions', () => {
    expect(lock.packages['']?.dependencies).toEqual(packageJson.dependencies);
    for (const [name, version] of Object.entries(packageJson.dependencies)) {
      expect(lock.packages[`node_modules/${name}`]?.version).toBe(version);
    }
  });

  it('is of the form that npm installs, with the entry that the functions are built to', () => {
    const { name, engines } = manifest;
    expect(packageJson).toEqual({
      ...{ name, version: '1.0.0', private: true, type: 'module', main: 'main.cjs', engines },
      dependencies: packageJson.dependencies,
    });
    const { packages, ...head } = lock;
    expect(head).toEqual({
      ...{ name, version: '1.0.0', requires: true },
      lockfileVersion: root.lockfileVersion,
    });
    expect(packages['']).toMatchObject({ name, version: '1.0.0', engines });
  });

  it('holds nothing of the workspaces, and nothing that only development needs', () => {
    const entries = Object.entries(lock.packages).filter(([place]) => place !== '');
    expect(entries.filter(([place]) => !place.startsWith('node_modules/'))).toEqual([]);
    expect(entries.filter(([, locked]) => locked.dev || locked.devOptional)).toEqual([]);
    expect(Object.keys(lock.packages)).not.toContain('node_modules/@dental-shop/domain');
    expect(Object.keys(lock.packages)).not.toContain('node_modules/esbuild');
  });
});

describe('deployedPackages', () => {
  const ask = (packages: LockFile['packages']) =>
    deployedPackages({ lockfileVersion: 3, packages }, 'functions', {
      ...manifest,
      dependencies: ['a'],
    });

  it("takes the workspace's own copy, keeps nested ones, and marks what may fail to install", () => {
    const { lock, packageJson } = ask({
      'functions/node_modules/a': {
        version: '2.0.0',
        dependencies: { b: '1', c: '1' },
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/a': { version: '1.0.0', dev: true },
      'node_modules/b': { version: '1.0.0', dependencies: { c: '2' } },
      'node_modules/b/node_modules/c': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', devOptional: true, optionalDependencies: { f: '1' } },
      'node_modules/d': { version: '1.0.0', peer: true },
      'node_modules/e': { version: '1.0.0' },
      'node_modules/f': { version: '1.0.0', optional: true },
      'node_modules/g': { version: '1.0.0' },
    });
    expect(packageJson.dependencies).toEqual({ a: '2.0.0' });
    const { '': _, ...installed } = lock.packages;
    expect(
      Object.entries(installed).map(([place, { version, optional, dev, devOptional, peer }]) => [
        place,
        version,
        { optional, dev, devOptional, peer },
      ]),
    ).toEqual([
      ['node_modules/a', '2.0.0', {}],
      ['node_modules/b', '1.0.0', {}],
      ['node_modules/b/node_modules/c', '2.0.0', {}],
      ['node_modules/c', '1.0.0', {}],
      ['node_modules/d', '1.0.0', {}],
      ['node_modules/f', '1.0.0', { optional: true }],
    ]);
  });

  it('looks for a package in every folder on the way up, the nearest first', () => {
    const { lock } = ask({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1', d: '1' } },
      'node_modules/a/node_modules/c': { version: '1.0.0' },
      'node_modules/c': { version: '2.0.0' },
      'node_modules/d': { version: '1.0.0' },
    });
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/a/node_modules/c',
      'node_modules/d',
    ]);
  });

  it('names a package that the lock file lacks', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', dependencies: { gone: '1' } } };
    expect(() => ask(packages)).toThrow('no gone, which node_modules/a needs');
  });

  it('deploys no link into a workspace', () => {
    const packages = { 'node_modules/a': {} };
    expect(() => ask(packages)).toThrow('no version of node_modules/a');
  });

  it('does not choose between two versions for one place', () => {
    const packages = {
      'functions/node_modules/a': { version: '2.0.0', dependencies: { b: '1' } },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', dependencies: { a: '1' } },
    };
    expect(() => ask(packages)).toThrow('two versions of node_modules/a');
  });
});
