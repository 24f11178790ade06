import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import {
  type BlockedKeyword,
  type PolicyViolation,
  policyDirectives,
} from '@dental-shop/domain/policy-report/policy-report';
import { pagePath } from '../page-path.ts';

/** In characters; a report could make it as long as it likes. */
const maxOriginLength = 200;

/** What staff read for browsers' keywords and for the schemes of addresses without a host. */
const keywords: ReadonlyMap<string, BlockedKeyword> = new Map([
  ['inline', 'inline'],
  // Older browsers' keyword for inline code.
  ['self', 'inline'],
  ['', 'inline'],
  ['eval', 'eval'],
  ['wasm-eval', 'eval'],
  ['data', 'data'],
  ['blob', 'blob'],
]);

/** What a visitor's browser extensions do to a page is no fault of the page. */
const ofExtension = /^(?:[a-z]+-)*extension\b|^(?:webkit-masked-url|user-script):/i;

/**
 * What is kept of a report: enough to find the fault, and nothing of a visitor. Undefined where a
 * browser extension caused it, and where it is nonsense, which anybody can send.
 */
export function readViolation(reported: ReportedViolation): PolicyViolation | undefined {
  const { documentUrl, blockedUrl, sourceFile } = reported;
  if ([documentUrl, blockedUrl, sourceFile].some((each) => ofExtension.test(each)))
    return undefined;
  const named = /\S+/.exec(reported.directive)?.[0];
  const directive = policyDirectives.find((each) => each === named);
  const page = originOf(documentUrl) === undefined ? undefined : pagePath(documentUrl);
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

/** Scheme, host and port of an address of the web; undefined for any other text. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^(?:https?|wss?):/.test(url.protocol)) return undefined;
  return url.origin.length <= maxOriginLength ? url.origin : undefined;
}

function keywordOf(blocked: string): BlockedKeyword {
  const word = blocked.toLowerCase().replace(/:.*/s, '');
  return keywords.get(word) ?? 'other';
}
