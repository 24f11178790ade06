import type { ReportedViolation } from '@dental-shop/domain/api/policy-reports';
import {
  type BlockedKeyword,
  type PolicyViolation,
  policyDirectives,
} from '@dental-shop/domain/policy-report/policy-report';

/** In characters, of the parts that a report could make as long as it likes. */
const maxLengths = { origin: 200, page: 150 };

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

/** Ids of orders and accounts: long, of these characters, and not hyphenated words. */
const id = /^(?=.*[A-Z\d])[\w-]{16,}$/;

/**
 * What is kept of a report: enough to find the fault, and nothing of a visitor. Undefined where a
 * browser extension caused it, and where it is nonsense, which anybody can send.
 */
export function readViolation(reported: ReportedViolation): PolicyViolation | undefined {
  const { documentUrl, blockedUrl, sourceFile, line } = reported;
  if ([documentUrl, blockedUrl, sourceFile].some((each) => ofExtension.test(each)))
    return undefined;
  const [named = ''] = reported.directive.trim().split(/\s/);
  const directive = policyDirectives.find((each) => each === named);
  const page = pageOf(documentUrl);
  if (directive === undefined || page === undefined) return undefined;
  const source = originOf(sourceFile) ?? null;
  return {
    directive,
    blocked: originOf(blockedUrl) ?? keywordOf(blockedUrl),
    page,
    source,
    line: source !== null && line !== null && Number.isSafeInteger(line) && line > 0 ? line : null,
  };
}

/** Scheme, host and port of an address of the web; undefined for any other text. */
function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^(?:https?|wss?):$/.test(url.protocol)) return undefined;
  return url.origin.length <= maxLengths.origin ? url.origin : undefined;
}

function keywordOf(blocked: string): BlockedKeyword {
  const [word = ''] = blocked.toLowerCase().split(':');
  return keywords.get(word) ?? 'other';
}

/** The path alone: a query may hold the code of a link that sets a new password. */
function pageOf(address: string): string | undefined {
  if (originOf(address) === undefined) return undefined;
  const path = URL.parse(address)?.pathname.split('/');
  return path
    ?.map((part) => (id.test(part) ? ':id' : part))
    .join('/')
    .slice(0, maxLengths.page);
}
