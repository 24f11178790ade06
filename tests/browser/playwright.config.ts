import { shopUrl } from '@dental-shop/emulators/addresses';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

const browser = findBrowser();

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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // The tests run as root in containers, without a GPU and without the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
