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

/** What the build writes into the worker (`web/build/service-worker.ts`). */
export interface WorkerBuild {
  /** The page without content, which the application fills, with its integrity. */
  shell: { address: string; integrity: string };
  /** What the shell needs: addresses with their integrity. */
  files: Readonly<Record<string, string>>;
  /** All data of the catalogue and the search in one file, by their addresses. */
  catalogue: string;
  /** The scripts of the catalogue, the search and the cart. */
  scripts: readonly string[];
}

/** Whether the visitor has asked the browser to save data. Only Chromium tells. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
