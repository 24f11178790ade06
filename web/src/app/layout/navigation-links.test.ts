import { describe, expect, it } from 'vitest';
import { findCurrent, navigationLinks } from './navigation-links.ts';

const addresses = ['/', '/products', '/company', '/company/people', '/contact'];

describe('findCurrent', () => {
  it('returns the page itself or its section', () => {
    expect(findCurrent(addresses, '/')).toBe('/');
    expect(findCurrent(addresses, '/products')).toBe('/products');
    expect(findCurrent(addresses, '/products/Drills/HD55S')).toBe('/products');
    expect(findCurrent(addresses, '/company/story-mission')).toBe('/company');
  });

  it('prefers the page to its section', () => {
    expect(findCurrent(addresses, '/company/people')).toBe('/company/people');
  });

  it("doesn't match a path that merely resembles an entry", () => {
    expect(findCurrent(addresses, '/product')).toBeUndefined();
    expect(findCurrent(addresses, '/contacts')).toBeUndefined();
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
