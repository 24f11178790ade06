import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import { redactPagePath } from './redact-page-path.ts';

/** The directives in Content Security Policy Level 3 that a browser can report. */
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

/** Only this much of a report is logged: page addresses contain one-time codes and IDs. */
export interface PolicyViolation {
  directive: (typeof policyDirectives)[number];
  /** An origin, such as `https://cdn.example.com`, or one of the keywords below. */
  blocked: string;
  /** The page's path without its query; `:id` replaces IDs. */
  page: string;
  /** The origin of the script or style that caused it; null if the browser doesn't report it. */
  source: string | null;
  /** In that script or style, starting from 1. */
  line: number | null;
}

/** In characters. A report could contain an origin of any length. */
const maxOriginLength = 200;

/** Maps browsers' keywords, and the schemes of addresses without a host, to the logged keyword. */
const keywords: ReadonlyMap<string, string> = new Map([
  ['inline', 'inline'],
  // What older browsers report for inline code.
  ['self', 'inline'],
  ['', 'inline'],
  ['eval', 'eval'],
  ['wasm-eval', 'eval'],
  ['data', 'data'],
  ['blob', 'blob'],
]);

/** What browser extensions do to a page isn't the shop's fault. */
const extension = /^(?:[a-z]+-)*extension\b|^(?:webkit-masked-url|user-script):/i;

/** Undefined for violations by browser extensions and for nonsense, which anyone can send. */
export function redactViolation(reported: ReportedViolation): PolicyViolation | undefined {
  const { documentUrl, blockedUrl, sourceFile } = reported;
  if ([documentUrl, blockedUrl, sourceFile].some((each) => extension.test(each))) return undefined;
  const named = /\S+/.exec(reported.directive)?.[0];
  const directive = policyDirectives.find((each) => each === named);
  const page = originOf(documentUrl) === undefined ? undefined : redactPagePath(documentUrl);
  if (directive === undefined || page === undefined) return undefined;
  const source = originOf(sourceFile) ?? null;
  // Lines count from 1.
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
