import { shopUrl } from '@dental-shop/emulators/addresses';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser/browser.ts';
import { visitorOfKnownRegion } from '../browser/visitor.ts';

/**
 * The timeouts are long because Stripe's form, the bank's page and events come from the internet.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/stripe',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: shopUrl,
    storageState: visitorOfKnownRegion,
    launchOptions: launchOptions(),
  },
});
