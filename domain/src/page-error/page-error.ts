/**
 * What went wrong in a page, without anything of whoever looked at it: the addresses of pages hold
 * ids, and messages may quote what somebody typed.
 */
export interface PageError {
  /** The page's path, without a query, and `:id` for each part that is an id. */
  page: string;
  /** The error's name and message, addresses and ids masked. */
  message: string;
  /** File, line and column, as `/static/app-4hT2.js:1:20345`; null where the browser tells none. */
  source: string | null;
}

/** The document `pageErrors/{id}`: one error, however often browsers report it. */
export interface PageErrorReport<Instant> extends PageError {
  count: number;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
}
