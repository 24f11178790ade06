import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser/browser.ts';
import { fakes, readEnvironment, settings } from './names.ts';

const { edgePort, publicKeyHash } = readEnvironment();
const { args, ...launch } = launchOptions();
const here = `127.0.0.1:${edgePort}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/rehearsal',
  workers: 1,
  // A complete purchase once took 96 s on a busy machine.
  timeout: 480_000,
  // Each function cold-starts in its own process, and the emulator runs triggers one at a time.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    baseURL: settings.siteUrl,
    launchOptions: {
      ...launch,
      args: [
        ...args,
        `--host-resolver-rules=${Object.keys(fakes)
          .map((name) => `MAP ${name} ${here}`)
          .join()},MAP * ~NOTFOUND`,
        `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
      ],
    },
  },
});
