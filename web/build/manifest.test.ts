import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { entryFiles } from './manifest.ts';

const manifest: Manifest = {
  'src/main.tsx': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_vendor.js'],
    css: ['assets/main.css'],
    assets: ['assets/inter.woff2'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_vendor.js', 'src/main.tsx'] },
  'src/features/home/home-page.tsx': {
    file: 'assets/home-page.js',
    isDynamicEntry: true,
    imports: ['_card.js'],
    dynamicImports: ['src/features/home/late.tsx'],
  },
  'src/i18n/content/en/home.ts': { file: 'assets/home.js', isDynamicEntry: true },
};

describe('entryFiles', () => {
  const files = entryFiles(manifest);

  it('finds the entry, its font and its styles', () => {
    expect(files).toMatchObject({
      main: '/assets/main.js',
      font: '/assets/inter.woff2',
      styleFile: 'assets/main.css',
    });
  });

  it('preloads what the entry and the screen import, each once, and nothing lazy', () => {
    expect(files.preloadsOf()).toEqual(['/assets/vendor.js']);
    expect(files.preloadsOf('home-page')).toEqual([
      '/assets/vendor.js',
      '/assets/home-page.js',
      '/assets/card.js',
    ]);
  });

  it('preloads the texts of the screen', () => {
    expect(files.preloadsOf('home-page', 'home')).toEqual([
      ...files.preloadsOf('home-page'),
      '/assets/home.js',
    ]);
  });

  it('refuses a screen that the build does not know', () => {
    expect(() => files.preloadsOf('attic-page')).toThrow('attic-page');
  });
});
