import { describe, expect, it } from 'vitest';
import { paths } from '../shared/config/paths.ts';
import { matchScreen, redirects, screens } from './routes.ts';

const chunkAt = (path: string) => matchScreen(path)?.chunk;

describe('matchScreen', () => {
  it('distinguishes products, categories, and information pages', () => {
    expect(chunkAt(paths.category('Surgical & Prosthetic Kits'))).toBe('category-page');
    expect(chunkAt(paths.product('Drills', 'ID5.1S'))).toBe('product-page');
    expect(chunkAt('/products')).toBe('products-page');
    expect(chunkAt(paths.categoryInformation('Drills'))).toBe('category-information-page');
  });

  it('uses one screen for all research articles', () => {
    expect(chunkAt(paths.researchArticle('rba-study'))).toBe('research-page');
  });

  it('uses one screen for all policies', () => {
    expect(chunkAt(paths.policy('terms'))).toBe('policy-page');
  });

  it('has a screen for every path except section roots, which redirect', () => {
    const built = [
      paths.home,
      paths.search(),
      paths.quickOrder,
      paths.cart,
      paths.login('/cart').replace(/\?.*/, ''),
      paths.createAccount(),
      paths.register,
      paths.forgotPassword,
      paths.account(),
      paths.authAction,
      paths.people,
      paths.faqs,
      paths.contact,
      ...redirects.map(({ to }) => to),
    ];
    expect(built.filter((path) => !matchScreen(path))).toEqual([]);
  });

  it('returns undefined for an unknown path', () => {
    expect(matchScreen('/nowhere')).toBeUndefined();
    expect(matchScreen('/products/Drills/HD55S/more')).toBeUndefined();
  });

  it('has unique chunk names because the build finds scripts by name', () => {
    const chunks = screens.map(({ chunk }) => chunk);
    expect(new Set(chunks).size).toBe(chunks.length);
  });
});
