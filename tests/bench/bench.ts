import type { Browser } from '@playwright/test';

/** What a part of the benchmark measures with. */
export interface Bench {
  browser: Browser;
  /** Where Lighthouse finds that browser. */
  debuggingPort: number;
  /** How often a page is measured; the median counts. */
  runs: number;
  /** The public pages to measure. */
  pages: readonly string[];
  say: (line: string) => void;
}
