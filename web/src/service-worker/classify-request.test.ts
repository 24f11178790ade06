import { describe, expect, it } from 'vitest';
import { classifyRequest, isCatalogueUrl } from './classify-request.ts';

const origin = 'https://shop.example';
const requestFor = (path: string, isNavigation = false) => ({
  url: new URL(path, origin),
  method: 'GET',
  isNavigation,
  isPart: false,
});

describe('classifyRequest', () => {
  it.each(['/', '/products', '/products/Drills/HD5.5S', '/search?q=drill', '/cart', '/login'])(
    'classifies %s as a page',
    (path) => expect(classifyRequest(requestFor(path, true), origin)).toBe('page'),
  );

  it.each([
    '/account',
    '/account/orders/1',
    '/staff',
    '/staff/orders',
    '/auth/action?oob=1',
    '/list',
  ])('classifies %s as a private page', (path) =>
    expect(classifyRequest(requestFor(path, true), origin)).toBe('private-page'),
  );

  it.each([
    '/api/de/account',
    '/papers/a.pdf',
    '/films/a.mp4',
    '/licenses.txt',
    '/sw.js',
    '/__/auth/handler',
    '/product-images/a.svg',
  ])('ignores navigation to %s', (path) => {
    expect(classifyRequest(requestFor(path, true), origin)).toBeUndefined();
  });

  it.each([
    ['/static/js/main-Ab12.js', 'built-file'],
    ['/data/search.json', 'data'],
    ['/product-images/a.svg', 'picture'],
  ])('classifies %s as %s', (path, kind) =>
    expect(classifyRequest(requestFor(path), origin)).toBe(kind),
  );

  it.each(['/api/de/account', '/films/a.mp4', '/papers/a.pdf', '/robots.txt', '/sw.js', '/cart'])(
    'ignores %s',
    (path) => expect(classifyRequest(requestFor(path), origin)).toBeUndefined(),
  );

  it('ignores other methods, range requests, and other origins', () => {
    const file = requestFor('/static/js/main-Ab12.js');
    expect(classifyRequest({ ...file, method: 'HEAD' }, origin)).toBeUndefined();
    expect(classifyRequest({ ...file, method: 'POST' }, origin)).toBeUndefined();
    expect(classifyRequest({ ...file, isPart: true }, origin)).toBeUndefined();
    expect(classifyRequest(file, 'https://elsewhere.example')).toBeUndefined();
  });
});

it('recognizes catalogue URLs', () => {
  const paths = ['/products', '/products/Drills', '/search?q=x', '/data/products/a.json'];
  expect(paths.filter((path) => isCatalogueUrl(new URL(path, origin)))).toEqual(paths);
  const others = ['/', '/cart', '/data/information/a.json', '/productsx'];
  expect(others.filter((path) => isCatalogueUrl(new URL(path, origin)))).toEqual([]);
});
