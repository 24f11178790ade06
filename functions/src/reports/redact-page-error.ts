import type { PageErrorRequest } from '@dental-shop/domain/api/page-errors';
import { redactPersonalData } from '../platform/log-redaction.ts';
import { redactPagePath } from './redact-page-path.ts';

/** Page URLs contain IDs, and messages may quote user input, so both are masked. */
interface PageError {
  /** The path without the query. IDs are replaced with `:id`. */
  page: string;
  message: string;
  /** For example, `/static/app-4hT2.js:1:20345`. Null if the stack contains no location. */
  source: string | null;
}

const maxMessageLength = 200;

/**
 * IDs and numbers can identify a person. They'd also make copies of the same error look different.
 */
const identifiers = [
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}\b/gi, ':id'],
  [/\d{4,}/g, ':number'],
  [/https?:\/\/[^\s'")]+/g, ':url'],
] as const;

/** Matches the first frame with a URL: `at f (https://shop/static/app.js:1:20)`. */
const frame = /https?:\/\/[^\s()]+:\d+(?::\d+)?/;

/** In characters. The search takes quadratic time, and anyone can send a long stack. */
const maxSearched = 4_000;

const extension = /\bextension:\/\/|webkit-masked-url:|user-script:/i;

/** Undefined for browser extensions' errors and invalid reports, which anyone can send. */
export function redactPageError({ page, message, stack }: PageErrorRequest): PageError | undefined {
  const path = redactPagePath(page);
  if (path === undefined || extension.test(stack)) return undefined;
  const [line = ''] = redactPersonalData(message).split('\n');
  const masked = identifiers.reduce((text, [pattern, mask]) => text.replace(pattern, mask), line);
  const shown = masked.trim().slice(0, maxMessageLength);
  return shown === '' ? undefined : { page: path, message: shown, source: sourceOf(stack) };
}

function sourceOf(stack: string): string | null {
  const [found] = frame.exec(stack.slice(0, maxSearched)) ?? [];
  const url = found === undefined ? null : URL.parse(found);
  return url ? url.pathname.slice(0, maxMessageLength) : null;
}
