import { describe, expect, it } from 'vitest';
import { paths } from '../shared/config/paths.ts';
import { matchScreen, redirects, screens } from './routes.ts';

const chunkAt = (path: string) => matchScreen(path)?.chunk;

describe('matchScreen', () => {
  it('tells a product from its category', () => {
    expect(chunkAt(paths.category('Surgical & Prosthetic Kits'))).toBe('category-page');
    expect(chunkAt(paths.product('Drills', 'ID5.1S'))).toBe('product-page');
    expect(chunkAt('/products')).toBe('products-page');
    expect(chunkAt(paths.categoryInformation('Drills'))).toBe('category-information-page');
  });

  it('has one screen for every research article', () => {
    expect(chunkAt(paths.researchArticle('rba-study'))).toBe('research-page');
  });

  it('has one screen for every policy', () => {
    expect(chunkAt(paths.policy('terms'))).toBe('policy-page');
  });

  it('has a screen for every address that is built, apart from the section roots', () => {
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

  it('has none for an unknown address', () => {
    expect(matchScreen('/nowhere')).toBeUndefined();
    expect(matchScreen('/products/Drills/HD55S/more')).toBeUndefined();
  });

  it('names each chunk once, because the build finds scripts by that name', () => {
    const chunks = screens.map(({ chunk }) => chunk);
    expect(new Set(chunks).size).toBe(chunks.length);
  });
});
