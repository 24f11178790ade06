import { describe, expect, it } from 'vitest';
import { currentOf, navigationLinks } from './navigation-links.ts';

const addresses = ['/', '/products', '/company', '/company/people', '/contact'];

describe('currentOf', () => {
  it('returns the page itself or its section', () => {
    expect(currentOf(addresses, '/')).toBe('/');
    expect(currentOf(addresses, '/products')).toBe('/products');
    expect(currentOf(addresses, '/products/Drills/HD55S')).toBe('/products');
    expect(currentOf(addresses, '/company/story-mission')).toBe('/company');
  });

  it('prefers the page to its section', () => {
    expect(currentOf(addresses, '/company/people')).toBe('/company/people');
  });

  it("doesn't match a path that merely resembles an entry", () => {
    expect(currentOf(addresses, '/product')).toBeUndefined();
    expect(currentOf(addresses, '/contacts')).toBeUndefined();
  });
});

describe('navigationLinks', () => {
  it.each(['en', 'es'] as const)('links to each main section once (%s)', (language) => {
    const addresses = navigationLinks[language].map(({ to }) => to);
    for (const to of ['/', '/products', '/company', '/academics', '/contact']) {
      expect(addresses).toContain(to);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
