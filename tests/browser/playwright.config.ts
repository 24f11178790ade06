import { shopUrl } from '@dental-shop/emulators/addresses';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { visitorOfKnownRegion } from './visitor.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  // The tests share one shop, and the functions emulator starts a process for each request in flight.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    // The file's name comes in PLAYWRIGHT_JSON_OUTPUT_FILE; without one it would fill the terminal.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : []),
  ],
  use: {
    baseURL: shopUrl,
    storageState: visitorOfKnownRegion,
    launchOptions: launchOptions(),
  },
});
