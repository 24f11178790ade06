import { shopUrl } from '@dental-shop/emulators/addresses';
import { chromium } from '@playwright/test';
import { measurePayments } from './bench/payments.ts';
import { measurePublicPages } from './bench/public-pages.ts';
import { measureStaffScreens } from './bench/staff-screens.ts';
import { launchOptions } from './browser/browser.ts';
import { ensureBrowser } from './run/ensure-browser.ts';
import { withOwnShop } from './run/own-shop.ts';
import { runProgram, stoppingSignal } from './run/program.ts';

async function measure(): Promise<boolean> {
  ensureBrowser();
  const browser = await chromium.launch(launchOptions());
  try {
    console.log(`\n${await measurePublicPages(browser, shopUrl)}`);
    console.log(`\n${await measurePayments()}`);
    console.log(`\n${await measureStaffScreens(browser, shopUrl)}`);
  } finally {
    await browser.close();
  }
  return true;
}

// Never in the shop that a developer has started: the measured payments leave orders behind.
await runProgram(() =>
  withOwnShop({ logs: 'bench-logs', say: console.log, signal: stoppingSignal() }, measure),
);
