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

  it('finds the entry, its font and its styles', () => {
    expect(files).toMatchObject({
      main: '/static/js/main.js',
      font: '/static/media/inter.woff2',
      styleFile: 'static/css/main.css',
    });
  });

  it('names what the entry and the screen import, in the order in which they run, and nothing lazy', () => {
    expect(files.scriptsBefore('en')).toEqual(['/static/js/vendor.js']);
    expect(files.scriptsBefore('en', 'home-page')).toEqual([
      '/static/js/vendor.js',
      '/static/js/card.js',
      '/static/js/home-page.js',
    ]);
  });

  it('names the texts of the screen', () => {
    expect(files.scriptsBefore('en', 'home-page', ['home'])).toEqual([
      ...files.scriptsBefore('en', 'home-page'),
      '/static/js/home.js',
    ]);
  });

  it('names the language of a page that is not in English', () => {
    expect(files.scriptsBefore('es', 'home-page', ['home'])).toEqual([
      '/static/js/vendor.js',
      '/static/js/es.js',
      '/static/js/card.js',
      '/static/js/home-page.js',
      '/static/js/inicio.js',
    ]);
  });

  it('tells what a chunk needs beyond the entry', () => {
    expect(files.lazyScripts('home-page')).toEqual([
      '/static/js/card.js',
      '/static/js/home-page.js',
    ]);
  });

  it('refuses a screen that the build does not know', () => {
    expect(() => files.scriptsBefore('en', 'attic-page')).toThrow('attic-page');
  });
});
