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
  // At most: the functions emulator starts a process for each request in flight.
  workers: 2,
  // A suite each. `accessibility` and `pages` pay nothing, and change nothing that a test elsewhere looks at; the files
  // of `browser` share orders, accounts and the faults of the local Stripe.
  projects: [
    project('accessibility', 'accessibility/*.spec.ts', 1),
    project('pages', 'pages/*.spec.ts', 2),
    { ...project('browser', '*.spec.ts', 1), testIgnore: '{accessibility,pages}/*.spec.ts' },
  ],
  // How fast the shop is belongs in the benchmark: a busy machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    // The file's name comes in PLAYWRIGHT_JSON_OUTPUT_FILE; without one it would fill the terminal.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : []),
  ],
  // No traces: they take a third of the time. `--trace on` asks for them.
  use: {
    baseURL: shopUrl,
    storageState: visitorOfKnownRegion,
    // Tests that answer requests themselves would not see those that a worker makes. What is about it allows it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
});
