import { shopUrl } from '@dental-shop/emulators/addresses';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { visitorOfKnownRegion } from './visitor.ts';

const project = (name: string, testMatch: string, workers: number) => ({
  name,
  testMatch,
  workers,
  outputDir: `../../test-results/${name}`,
});

export default defineConfig({
  testDir: '.',
  // The maximum, because the functions emulator starts a process for each concurrent request.
  workers: 2,
  // One suite per project. `accessibility` and `pages` make no payments and change nothing that other tests read; the
  // files of `browser` share orders, accounts, and the local Stripe's faults.
  projects: [
    project('accessibility', 'accessibility/*.spec.ts', 1),
    project('pages', 'pages/*.spec.ts', 2),
    { ...project('browser', '*.spec.ts', 1), testIgnore: '{accessibility,pages}/*.spec.ts' },
  ],
  // Performance is measured by the benchmark: a busy machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    // Needs PLAYWRIGHT_JSON_OUTPUT_FILE; otherwise the report would go to the terminal.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : []),
  ],
  // Traces would take a third of the time. Use `--trace on` if needed.
  use: {
    baseURL: shopUrl,
    storageState: visitorOfKnownRegion,
    // Playwright doesn't route requests made by a service worker. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
