import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import { redactPagePath } from './redact-page-path.ts';

/** The directives in Content Security Policy Level 3. */
const policyDirectives = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'fenced-frame-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;

/** Page URLs contain one-time codes and IDs, so only this much of a report is logged. */
export interface PolicyViolation {
  directive: (typeof policyDirectives)[number];
  /** An origin, for example `https://cdn.example.com`, or one of the keywords below. */
  blocked: string;
  /** The path without the query. IDs are replaced with `:id`. */
  page: string;
  /** The origin of the script or style. Null if the browser doesn't report it. */
  source: string | null;
  /** 1-based. */
  line: number | null;
}

/** In characters. Reports can contain an origin of any length. */
const maxOriginLength = 200;

const keywords: ReadonlyMap<string, string> = new Map([
  ['inline', 'inline'],
  // Older browsers report these for inline code.
  ['self', 'inline'],
  ['', 'inline'],
  ['eval', 'eval'],
  ['wasm-eval', 'eval'],
  ['data', 'data'],
  ['blob', 'blob'],
]);

const extension = /^(?:[a-z]+-)*extension\b|^(?:webkit-masked-url|user-script):/i;

/** Undefined for browser extensions' violations and invalid reports, which anyone can send. */
export function redactViolation(reported: ReportedViolation): PolicyViolation | undefined {
  const { documentUrl, blockedUrl, sourceFile } = reported;
  if ([documentUrl, blockedUrl, sourceFile].some((each) => extension.test(each))) return undefined;
  const named = /\S+/.exec(reported.directive)?.[0];
  const directive = policyDirectives.find((each) => each === named);
  const page = originOf(documentUrl) === undefined ? undefined : redactPagePath(documentUrl);
  if (directive === undefined || page === undefined) return undefined;
  const source = originOf(sourceFile) ?? null;
  const line = reported.line ?? 0;
  return {
    directive,
    blocked: originOf(blockedUrl) ?? keywordOf(blockedUrl),
    page,
    source,
    line: source !== null && Number.isSafeInteger(line) && line > 0 ? line : null,
  };
}

function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^(?:https?|wss?):/.test(url.protocol)) return undefined;
  return url.origin.length <= maxOriginLength ? url.origin : undefined;
}

function keywordOf(blocked: string): string {
  const word = blocked.toLowerCase().replace(/:.*/s, '');
  return keywords.get(word) ?? 'other';
}
