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
  it('keeps whole answers of the right kind', () => {
    expect(isCacheable('page', page)).toBe(true);
    const script = withHeaders({ 'content-type': 'text/javascript; charset=utf-8' });
    expect(isCacheable('built-file', script)).toBe(true);
    expect(isCacheable('built-file', withHeaders({ 'content-type': 'font/woff2' }))).toBe(true);
    expect(isCacheable('data', withHeaders({ 'content-type': 'application/json' }))).toBe(true);
    expect(isCacheable('picture', withHeaders({ 'content-type': 'image/svg+xml' }))).toBe(true);
  });

  it.each([
    ['is missing', { ...page, status: 404 }],
    ['failed', { ...page, status: 503 }],
    ['is a part', { ...page, status: 206 }],
    ['is of another site', { ...page, type: 'opaque' as const }],
    ['was redirected', { ...page, redirected: true }],
    [
      'nobody may keep',
      withHeaders({ 'content-type': 'text/html', 'cache-control': 'private, no-store' }),
    ],
    ['has no kind', withHeaders({})],
  ])('does not keep what %s', (_why, answer) => expect(isCacheable('page', answer)).toBe(false));

  it('keeps no page in the place of a script, of data or of a picture', () => {
    for (const kind of ['built-file', 'data', 'picture'] as const) {
      expect(isCacheable(kind, page)).toBe(false);
    }
  });

  it('keeps no private page', () => expect(isCacheable('private-page', page)).toBe(false));
});
