import type { Browser } from '@playwright/test';

export interface Bench {
  browser: Browser;
  /** Lighthouse connects to the browser through this port. */
  debuggingPort: number;
  /** How many times each page is measured; the median counts. */
  runs: number;
  pages: readonly string[];
  log: (line: string) => void;
}
