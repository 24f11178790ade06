import { describe, expect, it } from 'vitest';
import { findCurrent, navigationLinks } from './navigation-links.ts';

const addresses = ['/', '/products', '/company', '/company/people', '/contact'];

describe('findCurrent', () => {
  it('is the page itself or the section of the page', () => {
    expect(findCurrent(addresses, '/')).toBe('/');
    expect(findCurrent(addresses, '/products')).toBe('/products');
    expect(findCurrent(addresses, '/products/Drills/HD55S')).toBe('/products');
    expect(findCurrent(addresses, '/company/story-mission')).toBe('/company');
  });

  it('is the page rather than its section where both have an entry', () => {
    expect(findCurrent(addresses, '/company/people')).toBe('/company/people');
  });

  it('is none of other pages', () => {
    expect(findCurrent(addresses, '/product')).toBeUndefined();
    expect(findCurrent(addresses, '/contacts')).toBeUndefined();
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
