import { describe, expect, it } from 'vitest';
import { currentOf, navigationLinks } from './navigation-links.ts';

const addresses = ['/', '/products', '/company', '/company/people', '/contact'];

describe('currentOf', () => {
  it('is the page itself or the section of the page', () => {
    expect(currentOf(addresses, '/')).toBe('/');
    expect(currentOf(addresses, '/products')).toBe('/products');
    expect(currentOf(addresses, '/products/Drills/HD55S')).toBe('/products');
    expect(currentOf(addresses, '/company/story-mission')).toBe('/company');
  });

  it('is the page rather than its section where both have an entry', () => {
    expect(currentOf(addresses, '/company/people')).toBe('/company/people');
  });

  it('is none of other pages', () => {
    expect(currentOf(addresses, '/product')).toBeUndefined();
    expect(currentOf(addresses, '/contacts')).toBeUndefined();
  });
});

describe('the navigation', () => {
  it.each(['en', 'es'] as const)('leads to what every visitor is to reach (%s)', (language) => {
    const addresses = navigationLinks[language].map(({ to }) => to);
    for (const to of ['/', '/products', '/company', '/academics', '/contact']) {
      expect(addresses).toContain(to);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
