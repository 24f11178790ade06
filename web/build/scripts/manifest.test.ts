import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { entryFiles } from './manifest.ts';

const manifest: Manifest = {
  'src/main.tsx': {
    file: 'static/js/main.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['static/css/main.css'],
    assets: ['static/media/inter.woff2'],
  },
  '_vendor.js': { file: 'static/js/vendor.js' },
  '_card.js': { file: 'static/js/card.js', imports: ['_vendor.js', 'src/main.tsx'] },
  'src/features/home/home-page.tsx': {
    file: 'static/js/home-page.js',
    isDynamicEntry: true,
    imports: ['_card.js'],
    dynamicImports: ['src/features/home/late.tsx'],
  },
  'src/shared/i18n/es.ts': { file: 'static/js/es.js', isDynamicEntry: true },
  'src/shared/i18n/content/es/home.ts': { file: 'static/js/inicio.js', isDynamicEntry: true },
  'src/shared/i18n/content/en/home.ts': { file: 'static/js/home.js', isDynamicEntry: true },
};

describe('entryFiles', () => {
  const files = entryFiles(manifest);

  it('finds the entry script, its font, and its styles', () => {
    expect(files).toMatchObject({
      main: '/static/js/main.js',
      font: '/static/media/inter.woff2',
      styleFile: 'static/css/main.css',
    });
  });

  it('lists static imports of the entry and the screen in execution order', () => {
    expect(files.scriptsBefore('en')).toEqual(['/static/js/vendor.js']);
    expect(files.scriptsBefore('en', 'home-page')).toEqual([
      '/static/js/vendor.js',
      '/static/js/card.js',
      '/static/js/home-page.js',
    ]);
  });

  it("includes the screen's translations", () => {
    expect(files.scriptsBefore('en', 'home-page', ['home'])).toEqual([
      ...files.scriptsBefore('en', 'home-page'),
      '/static/js/home.js',
    ]);
  });

  it('includes the Spanish scripts for a Spanish page', () => {
    expect(files.scriptsBefore('es', 'home-page', ['home'])).toEqual([
      '/static/js/vendor.js',
      '/static/js/es.js',
      '/static/js/card.js',
      '/static/js/home-page.js',
      '/static/js/inicio.js',
    ]);
  });

  it('lists the scripts that a chunk needs in addition to the entry', () => {
    expect(files.lazyScripts('home-page')).toEqual([
      '/static/js/card.js',
      '/static/js/home-page.js',
    ]);
  });

  it('throws for an unknown screen', () => {
    expect(() => files.scriptsBefore('en', 'attic-page')).toThrow('attic-page');
  });
});
