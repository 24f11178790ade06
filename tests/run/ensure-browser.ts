import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { findBrowser } from '../browser/browser.ts';

const instructions =
  'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: apt-get install chromium; ' +
  'other systems: npx playwright install chromium), or set CHROME_PATH.';

function installPlaywrightBrowser(): void {
  console.log("No browser found: installing Playwright's Chromium ...");
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  spawnSync(process.execPath, [join(manifest, '..', 'cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
  });
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0) return;
  aptGet('update');
  // Not every distribution has the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findBrowser() !== undefined) return;
    console.log(`Installing the Debian package ${name} ...`);
    aptGet('install', '-y', '--no-install-recommends', name);
  }
}

/** Throws with instructions if no browser can be installed. */
export function ensureBrowser(): void {
  for (const install of [installPlaywrightBrowser, installDebianPackage]) {
    if (findBrowser() !== undefined) return;
    install();
  }
  if (findBrowser() === undefined) throw new StartFailure(instructions);
}
