/** Must never change, because browsers check this URL for updates. */
export const workerAddress = '/sw.js';

export const pagesCache = 'pages';

export type WorkerMessage =
  /** Makes the worker cache the page and the files that were loaded before it was active. */
  { type: 'keep'; page: string; files: readonly string[] } | { type: 'take-over' };

/** Injected by `web/build/service-worker.ts`. */
export interface WorkerBuild {
  shell: { address: string; integrity: string };
  files: Readonly<Record<string, string>>;
  catalogue: string;
  scripts: readonly string[];
}

/** Chromium only. */
export const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
