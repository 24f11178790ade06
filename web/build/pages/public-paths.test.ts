import { fixtureCatalogue } from '@dental-shop/domain/catalogue/testing/fixture-catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { describe, expect, it } from 'vitest';
import { matchScreen } from '../../src/app/routes.ts';
import { isListed } from '../sharing/page-tags.ts';
import { filesOfPath, publicPaths } from './public-paths.ts';

describe('publicPaths', () => {
  const paths = publicPaths(fixtureCatalogue);

  it('includes every visible product and no hidden ones', () => {
    const visible = visibleEntries(fixtureCatalogue.products);
    const products = paths.filter((path) => /^\/products\/[^/]+\/(?!info$)/.test(path));
    expect(products).toHaveLength(visible.length);
    expect(paths).toContain('/products/Drills/ID5.1S');
    expect(paths.some((path) => path.includes('Motor'))).toBe(false);
  });

  it('includes the category names used on the home page', () => {
    expect(paths).toContain('/products/SOLID%20ABUTMENTS');
    expect(paths).toContain('/products/Custom%20Prosthetics');
  });

  it('has an information page for each visible category', () => {
    expect(paths.filter((path) => path.endsWith('/info'))).toHaveLength(13);
    expect(paths).toContain('/products/Healing%20Caps/info');
  });

  it('includes the policies and allows search engines to index them', () => {
    for (const policy of ['/policies/returns', '/policies/terms', '/policies/privacy']) {
      expect(paths).toContain(policy);
      expect(isListed(policy)).toBe(true);
    }
  });

  it('has a screen for each path and no duplicates', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !matchScreen(path))).toEqual([]);
  });
});

describe('filesOfPath', () => {
  const filesOf = (path: string) => filesOfPath(path, 'production');

  it('decodes the path and appends .html', () => {
    expect(filesOf('/')).toEqual(['index.html']);
    expect(filesOf('/products/Drills/ID5.1S')).toEqual(['products/Drills/ID5.1S.html']);
    expect(filesOf('/products/Healing%20Caps')).toEqual(['products/Healing Caps.html']);
    expect(filesOf('/products/Surgical%20%26%20Prosthetic%20Kits')).toEqual([
      'products/Surgical & Prosthetic Kits.html',
    ]);
  });

  it('adds a partially encoded name for the emulator', () => {
    expect(filesOfPath('/products/Surgical%20%26%20Prosthetic%20Kits/KB18', 'emulators')).toEqual([
      'products/Surgical & Prosthetic Kits/KB18.html',
      'products/Surgical %26 Prosthetic Kits/KB18.html',
    ]);
  });

  it('avoids file names that differ only in case', () => {
    expect(filesOf('/products/SOLID%20ABUTMENTS')).toEqual(['aliases/solid-abutments.html']);
    expect(filesOf('/products/SURGICAL%20TOOLS')).toEqual(['aliases/surgical-tools.html']);
    for (const host of ['emulators', 'production'] as const) {
      const files = publicPaths(fixtureCatalogue).flatMap((path) => filesOfPath(path, host));
      expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
    }
  });
});
