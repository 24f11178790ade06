import { describe, expect, it } from 'vitest';
import { isCurrent } from './navigation-links.ts';

describe('isCurrent', () => {
  it('holds for the page itself and for the pages of its section', () => {
    expect(isCurrent('/products', '/products')).toBe(true);
    expect(isCurrent('/products', '/products/Drills/HD55S')).toBe(true);
    expect(isCurrent('/company', '/company/story-mission')).toBe(true);
  });

  it('does not hold for other pages', () => {
    expect(isCurrent('/products', '/product')).toBe(false);
    expect(isCurrent('/contact', '/contacts')).toBe(false);
    expect(isCurrent('/', '/products')).toBe(false);
  });
});
