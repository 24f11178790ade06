/** What pages and the service worker (`web/src/service-worker`) have to agree on. */

/** Fixed for good: browsers look there for the next version. */
export const workerAddress = '/sw.js';

/** The pages that the visitor has opened. */
export const pagesCache = 'pages';

export type WorkerMessage =
  /** Keep the page that was open before there was a worker, with its files. */
  | { type: 'keep'; page: string; files: readonly string[] }
  /** The visitor wants the version that waits. */
  | { type: 'take-over' };
