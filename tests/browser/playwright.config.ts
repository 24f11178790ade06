import { shopUrl } from '@dental-shop/emulators/addresses';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { visitorOfKnownRegion } from './visitor.ts';

const project = (name: string, testMatch: string) => ({
  name,
  testMatch,
  outputDir: `../../test-results/${name}`,
});

export default defineConfig({
  testDir: '.',
  // More workers would overload the machine: the functions emulator starts a process for each concurrent request.
  workers: 2,
  // Each project is a suite. `accessibility` and `pages` make no payments and change nothing that other tests read. The
  // tests in `browser` share orders, accounts, and the faults set in the local Stripe server.
  projects: [
    project('accessibility', 'accessibility/*.spec.ts'),
    project('pages', 'pages/*.spec.ts'),
    {
      ...project('browser', '*.spec.ts'),
      testIgnore: '{accessibility,pages}/*.spec.ts',
      workers: 1,
    },
  ],
  // These timeouts are long, so tests don't fail when the machine is busy. The benchmark measures performance.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    // Without an output file, the report would go to the terminal.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : []),
  ],
  // Traces would take up a third of the time. Use `--trace on` if needed.
  use: {
    baseURL: shopUrl,
    storageState: visitorOfKnownRegion,
    // Playwright can't intercept a service worker's requests, so the worker runs only in its own tests.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
