import type { PageErrorRequest } from '@dental-shop/domain/api/page-errors';
import type { PageError } from '@dental-shop/domain/page-error/page-error';
import { withoutPersons } from '../../platform/log.ts';
import { pagePath } from '../page-path.ts';

const maxMessageLength = 200;

/** Numbers and ids in messages: they lead to somebody, and make two errors of one. */
const ofSomebody = [
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}\b/gi, ':id'],
  [/\d{4,}/g, ':number'],
  [/https?:\/\/[^\s'")]+/g, ':url'],
] as const;

/** The first place of the shop's own in a stack: `at f (https://shop/static/app.js:1:20)`. */
const place = /https?:\/\/[^\s()]+:\d+(?::\d+)?/;

/** In characters; searching takes quadratic time, and anyone can send a stack. */
const maxSearched = 4_000;

/** What a visitor's browser extensions do to a page is no fault of the page. */
const ofExtension = /\bextension:\/\/|webkit-masked-url:|user-script:/i;

/**
 * What is kept of an error in a page: enough to find the fault, and nothing of a visitor. Undefined
 * where a browser extension caused it, and where it is nonsense, which anybody can send.
 */
export function readPageError({ page, message, stack }: PageErrorRequest): PageError | undefined {
  const path = pagePath(page);
  if (path === undefined || ofExtension.test(stack)) return undefined;
  const [line = ''] = withoutPersons(message).split('\n');
  const told = ofSomebody.reduce((text, [pattern, mask]) => text.replace(pattern, mask), line);
  const shown = told.trim().slice(0, maxMessageLength);
  return shown === '' ? undefined : { page: path, message: shown, source: sourceOf(stack) };
}

/** The file's path with line and column; its name has the build's hash in it. */
function sourceOf(stack: string): string | null {
  const [found] = place.exec(stack.slice(0, maxSearched)) ?? [];
  const url = found === undefined ? null : URL.parse(found);
  return url ? url.pathname.slice(0, maxMessageLength) : null;
}
