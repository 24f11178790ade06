import type { Browser } from '@playwright/test';

export interface Bench {
  browser: Browser;
  /** Lighthouse connects to the browser through this port. */
  debuggingPort: number;
  /** Measures each page this many times and uses the median. */
  runs: number;
  pages: readonly string[];
  log: (line: string) => void;
}
