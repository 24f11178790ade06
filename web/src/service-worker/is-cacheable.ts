import type { Kind } from './classify-request.ts';

type ResponseProperties = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const contentTypes: Readonly<Record<Kind, RegExp | undefined>> = {
  page: /^text\/html\b/,
  'private-page': undefined,
  // Strict, because a wrong response, such as a proxy's error page, would be served from the cache forever.
  'built-file': /\bjavascript\b|^font\/|^application\/json\b|^image\//,
  data: /^application\/json\b/,
  picture: /^image\//,
};

/** Redirected responses can't be used for navigations. */
export function isCacheable(
  kind: Kind,
  { status, type, redirected, headers }: ResponseProperties,
): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')) return false;
  return contentTypes[kind]?.test(headers.get('content-type') ?? '') ?? false;
}
