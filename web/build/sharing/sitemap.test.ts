import { expect, it } from 'vitest';
import { robotsText, sitemap } from './sitemap.ts';

it('lists whole addresses', () => {
  const text = sitemap('https://shop.example.com', ['/', '/products/Drills']);
  expect(text).toContain('<loc>https://shop.example.com/</loc>');
  expect(text).toContain('<loc>https://shop.example.com/products/Drills</loc>');
});

it('tells robots where the sitemap is, and what to leave alone', () => {
  const text = robotsText('https://shop.example.com');
  expect(text).toContain('\nSitemap: https://shop.example.com/sitemap.xml\n');
  expect(text).toContain('\nDisallow: /staff\n');
});
