/** The directives of the Content-Security-Policy, level 3, that a browser can report. */
export const policyDirectives = [
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
export type PolicyDirective = (typeof policyDirectives)[number];

/** What CSP reports instead of an address, where code in the page itself or another kind is blocked. */
export const blockedKeywords = ['inline', 'eval', 'data', 'blob', 'other'] as const;
export type BlockedKeyword = (typeof blockedKeywords)[number];

/**
 * What a page tried to load or to run against the shop's Content-Security-Policy. Nothing else of a
 * report is stored: the addresses of pages contain one-time codes and ids.
 */
export interface PolicyViolation {
  directive: PolicyDirective;
  /** An origin, `https://cdn.example.com`, or one of the keywords. */
  blocked: string;
  /** The page's path, without a query, and `:id` for each part that is an id. */
  page: string;
  /** The origin of the script or style that asked for it; null where the browser names none. */
  source: string | null;
  /** Of that script or style, counted from 1. */
  line: number | null;
}

/** The document `policyReports/{id}`: one violation, however often browsers report it. */
export interface PolicyReport<Instant> extends PolicyViolation {
  count: number;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
}
