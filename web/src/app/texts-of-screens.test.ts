import { describe, expect, it } from 'vitest';
import { interfaceSections } from '../shared/i18n/content.ts';
import { screens } from './routes.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const routes = './routes.ts';
const rootUrl = 'file:///app/';

const modules = new Map(
  Object.entries(sources).map(([path, source]) => {
    const url = new URL(path, rootUrl);
    // Ignores the imports of these modules, because they lead to every screen and every section.
    if (path === routes || path.includes('/i18n/')) return [url.href, { loads: [], sections: [] }];
    const imports = source.matchAll(
      /^(?:import|export) (?!type )[^;]*?'(\.[^']+)';|import\('(\.[^']+)'\)/gm,
    );
    const loads = [...imports].map(([, now, later]) => new URL(now ?? later ?? '', url).href);
    const sections = interfaceSections.filter((section) =>
      new RegExp(`['"\`]${section}\\.`).test(source),
    );
    return [url.href, { loads, sections }];
  }),
);

function reachable(path: string): Set<string> {
  const found = new Set<string>();
  const open = [new URL(path, rootUrl).href];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(modules.get(next)?.loads ?? []));
  }
  return found;
}

const sectionsUsedBy = (paths: Iterable<string>) =>
  new Set([...paths].flatMap((path) => modules.get(path)?.sections ?? []));

const sharedModules = reachable('../main.tsx');

const files = new Map(
  [...(sources[routes] ?? '').matchAll(/import\('(\.[^']+\/([\w-]+)\.tsx)'\)/g)].map(
    ([, path = '', name = '']) => [name, path],
  ),
);

describe('content of a screen', () => {
  it("isn't used by modules that every page loads", () => {
    expect(sharedModules.size).toBeGreaterThan(50);
    expect([...sectionsUsedBy(sharedModules)]).toEqual([]);
  });

  it.each(screens.map(({ chunk, content }) => [chunk, content] as const))(
    'matches the sections that %s uses',
    (chunk, content) => {
      const path = files.get(chunk);
      expect(path).toBeDefined();
      const own = [...reachable(path ?? '')].filter((each) => !sharedModules.has(each));
      const shown = sectionsUsedBy(own);
      // The receipt loads this section itself.
      if (chunk === 'cart-page') shown.delete('account');
      expect(interfaceSections.filter((section) => content.includes(section))).toEqual(
        interfaceSections.filter((section) => shown.has(section)),
      );
    },
  );
});
