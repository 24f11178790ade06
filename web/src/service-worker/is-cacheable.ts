import type { Kind } from './classify-request.ts';

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const wanted: Readonly<Record<Kind, RegExp | undefined>> = {
  page: /^text\/html\b/,
  'private-page': undefined,
  // Whatever some proxy answers in the place of a script would come back for good.
  'built-file': /\bjavascript\b|^font\/|^application\/json\b|^image\//,
  data: /^application\/json\b/,
  picture: /^image\//,
};

/**
 * Whether an answer may lie in the worker's caches: whole, this shop's own, of the right kind, and not one that
 * its server wants nobody to keep. One that was redirected could not be given to a navigation.
 */
export function isCacheable(kind: Kind, { status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')) return false;
  return wanted[kind]?.test(headers.get('content-type') ?? '') ?? false;
}
