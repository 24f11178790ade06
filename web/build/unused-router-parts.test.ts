import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { partsOfDataRouters, productionBuildOf, unusedRouterParts } from './unused-router-parts.ts';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
const folder = `${packages}/react-router/`;

const texts = () =>
  readdirSync(`${folder}dist/production`)
    .map((name) => `${folder}dist/production/${name}`)
    .filter((path) => unusedRouterParts.transform.filter.id.test(path))
    .map((path) => readFileSync(path, 'utf8'));

// A newer React Router may have moved or written them otherwise; pages would be heavier, and nothing else would tell.
describe('unusedRouterParts', () => {
  it.each(['.', './dom'])('finds the production build of %s', (entry) => {
    const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
      exports: Record<string, { import: { default: string } }>;
    };
    const forDevelopers = `${folder}${exports[entry]?.import.default}`;
    expect(existsSync(forDevelopers)).toBe(true);
    expect(productionBuildOf(forDevelopers)).not.toBe(forDevelopers);
    expect(existsSync(productionBuildOf(forDevelopers))).toBe(true);
  });

  it('takes away what only routers with loaders use', () => {
    const { handler } = unusedRouterParts.transform;
    const together = texts().join('\n');
    for (const [part] of partsOfDataRouters) {
      expect(together.split(part)).toHaveLength(2);
      expect(handler(together).code).not.toContain(part);
    }
    // Defined, given its context, and rendered where there is such data.
    expect(together.match(/\bRenderErrorBoundary\b/g)).toHaveLength(3);
  });

  it('lets the bundler remove every component and context that nothing uses', () => {
    const { handler } = unusedRouterParts.transform;
    const sideEffects =
      /^\w+\.displayName = |^var \w+ = \w+\.(?:forwardRef|memo|createContext)\(/gm;
    expect(texts().flatMap((text) => text.match(sideEffects) ?? [])).not.toEqual([]);
    expect(texts().flatMap((text) => handler(text).code.match(sideEffects) ?? [])).toEqual([]);
  });
});
