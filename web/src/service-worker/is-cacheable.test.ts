import { describe, expect, it } from 'vitest';
import { isCacheable } from './is-cacheable.ts';

const page = {
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }),
} as const;
const withHeaders = (headers: Record<string, string>) => ({
  ...page,
  headers: new Headers(headers),
});

describe('isCacheable', () => {
  it('accepts complete responses of the expected type', () => {
    expect(isCacheable('page', page)).toBe(true);
    const script = withHeaders({ 'content-type': 'text/javascript; charset=utf-8' });
    expect(isCacheable('built-file', script)).toBe(true);
    expect(isCacheable('built-file', withHeaders({ 'content-type': 'font/woff2' }))).toBe(true);
    expect(isCacheable('data', withHeaders({ 'content-type': 'application/json' }))).toBe(true);
    expect(isCacheable('picture', withHeaders({ 'content-type': 'image/svg+xml' }))).toBe(true);
  });

  it.each([
    ['was not found', { ...page, status: 404 }],
    ['failed', { ...page, status: 503 }],
    ['is partial', { ...page, status: 206 }],
    ['comes from another site', { ...page, type: 'opaque' as const }],
    ['was redirected', { ...page, redirected: true }],
    [
      'must not be stored',
      withHeaders({ 'content-type': 'text/html', 'cache-control': 'private, no-store' }),
    ],
    ['has no content type', withHeaders({})],
  ])('rejects a response that %s', (_why, response) =>
    expect(isCacheable('page', response)).toBe(false),
  );

  it('rejects a page in response to a request for a script, data, or an image', () => {
    for (const kind of ['built-file', 'data', 'picture'] as const) {
      expect(isCacheable(kind, page)).toBe(false);
    }
  });

  it('rejects private pages', () => expect(isCacheable('private-page', page)).toBe(false));
});
