import type { Browser } from '@playwright/test';

export interface Bench {
  browser: Browser;
  /** Lighthouse connects to the browser through this port. */
  debuggingPort: number;
  /** Each page is measured this many times, and the median counts. */
  runs: number;
  pages: readonly string[];
  log: (line: string) => void;
}
