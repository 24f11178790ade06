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

/** By a module's path: the modules that it loads, at once or later, and the sections whose texts it shows. */
const modules = new Map(
  Object.entries(sources).map(([path, source]) => {
    const url = new URL(path, rootUrl);
    // What a screen loads is the screen's own matter, and a section's texts that of whoever asks for it.
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

/** Every module that this one loads, at once or later. */
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

const shownBy = (paths: Iterable<string>) =>
  new Set([...paths].flatMap((path) => modules.get(path)?.sections ?? []));

const ofEveryPage = reachable('../main.tsx');

/** Each screen with the file that its chunk is made from. */
const files = new Map(
  [...(sources[routes] ?? '').matchAll(/import\('(\.[^']+\/([\w-]+)\.tsx)'\)/g)].map(
    ([, path = '', name = '']) => [name, path],
  ),
);

describe('the texts of a screen', () => {
  it('are none of those that every page shows', () => {
    expect(ofEveryPage.size).toBeGreaterThan(50);
    expect([...shownBy(ofEveryPage)]).toEqual([]);
  });

  it.each(screens.map(({ chunk, content }) => [chunk, content] as const))(
    'are loaded with %s',
    (chunk, content) => {
      const path = files.get(chunk);
      expect(path).toBeDefined();
      const own = [...reachable(path ?? '')].filter((each) => !ofEveryPage.has(each));
      const shown = shownBy(own);
      // The receipt of a purchase loads its own.
      if (chunk === 'cart-page') shown.delete('account');
      expect(interfaceSections.filter((section) => content.includes(section))).toEqual(
        interfaceSections.filter((section) => shown.has(section)),
      );
    },
  );
});
