import { expect, it } from 'vitest';
import { robotsText, sitemapFiles } from './sitemap.ts';

it('lists absolute URLs', () => {
  const files = sitemapFiles('https://shop.example.com', ['/', '/products/Drills']);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const text = files.get('sitemap.xml');
  expect(text).toContain('<loc>https://shop.example.com/</loc>');
  expect(text).toContain('<loc>https://shop.example.com/products/Drills</loc>');
});

it('splits the sitemap when it exceeds the limit per file', () => {
  const files = sitemapFiles('https://shop.example.com', ['/a', '/b', '/c'], 2);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  const index = files.get('sitemap.xml');
  expect(index).toContain('<sitemap><loc>https://shop.example.com/sitemap-2.xml</loc></sitemap>');
  expect(index).not.toContain('/a');
  expect(files.get('sitemap-1.xml')).toContain('/b</loc>');
  expect(files.get('sitemap-1.xml')).not.toContain('/c</loc>');
  expect(files.get('sitemap-2.xml')).toContain('/c</loc>');
});

it('points robots to the sitemap and disallows the staff section', () => {
  const text = robotsText('https://shop.example.com');
  expect(text).toContain('\nSitemap: https://shop.example.com/sitemap.xml\n');
  expect(text).toContain('\nDisallow: /staff\n');
});
