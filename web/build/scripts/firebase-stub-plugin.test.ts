import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { unusedFirebaseParts } from './firebase-stub-plugin.ts';

const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const { filter, handler } = unusedFirebaseParts.resolveId;

function importedBy(path: string): string[] {
  const text = readFileSync(`${packages}${path}`, 'utf8');
  return [...text.matchAll(/^import[^'"]*['"]([^'"./][^'"]*)['"]/gm)].map(
    ([, source = '']) => source,
  );
}

const reactFire = '/reactfire/dist/index.js';

// If a package update changes these imports, pages get heavier, and no other test fails.
describe('unusedFirebaseParts', () => {
  it("replaces the Firebase modules that ReactFire imports but the shop doesn't use", () => {
    const firebase = importedBy(reactFire).filter((source) => source.startsWith('firebase/'));
    const [left, replaced] = [false, true].map((isReplaced) =>
      firebase.filter((source) => filter.id.test(source) === isReplaced),
    );
    expect(left).toEqual(['firebase/auth', 'firebase/app', 'firebase/firestore']);
    expect(replaced).not.toEqual([]);
    for (const source of replaced ?? []) {
      expect(handler(source, `${packages}${reactFire}`)).toMatch(/unused-firebase-parts\.ts$/);
    }
  });

  it('replaces re2js, which Firestore needs only for pipelines', () => {
    const { exports } = JSON.parse(
      readFileSync(`${packages}/@firebase/firestore/package.json`, 'utf8'),
    ) as { exports: Record<string, { browser: { import: string } }> };
    const entry = `/@firebase/firestore/${exports['.']?.browser.import}`;
    expect(importedBy(entry)).toContain('re2js');
    expect('re2js').toMatch(filter.id);
    expect(handler('re2js', `${packages}${entry}`)).toMatch(/unused-firebase-parts\.ts$/);
  });

  it('keeps the same modules when other code imports them', () => {
    const own = fileURLToPath(new URL('../../src/shared/api/api-client.ts', import.meta.url));
    expect(handler('firebase/functions', own)).toBeNull();
    expect(handler('re2js', own)).toBeNull();
  });
});
