import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { matchScreen } from '../src/app/routes.ts';
import { filesOfPath, publicPaths } from './public-paths.ts';

describe('publicPaths', () => {
  const paths = publicPaths(catalogue);

  it('has every visible product and no hidden one', () => {
    const visible = catalogue.products.filter(({ hidden }) => !hidden);
    const products = paths.filter((path) => /^\/products\/[^/]+\/(?!info$)/.test(path));
    expect(products).toHaveLength(visible.length);
    expect(paths).toContain('/products/Drills/ID5.1S');
    expect(paths.some((path) => path.includes('Motor'))).toBe(false);
  });

  it('has the names that the home page gives to categories', () => {
    expect(paths).toContain('/products/SOLID%20ABUTMENTS');
    expect(paths).toContain('/products/Custom%20Prosthetics');
  });

  it('has an information page for each category but the hidden one', () => {
    expect(paths.filter((path) => path.endsWith('/info'))).toHaveLength(13);
    expect(paths).toContain('/products/Healing%20Caps/info');
  });

  it('names no page twice, and each has a screen', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !matchScreen(path))).toEqual([]);
  });
});

describe('filesOfPath', () => {
  it('is the decoded path with .html', () => {
    expect(filesOfPath('/')).toEqual(['index.html']);
    expect(filesOfPath('/products/Drills/ID5.1S')).toEqual(['products/Drills/ID5.1S.html']);
    expect(filesOfPath('/products/Healing%20Caps')).toEqual(['products/Healing Caps.html']);
  });

  it('has two names where the emulator decodes less than Hosting', () => {
    expect(filesOfPath('/products/Surgical%20%26%20Prosthetic%20Kits/KB18')).toEqual([
      'products/Surgical & Prosthetic Kits/KB18.html',
      'products/Surgical %26 Prosthetic Kits/KB18.html',
    ]);
  });
});
