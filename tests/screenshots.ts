import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import { ensureBrowser } from './run/ensure-browser.ts';
import { isShopRunning, withOwnShop } from './run/own-shop.ts';
import { runProgram, stoppingSignal } from './run/program.ts';
import { takeScreenshots } from './screenshots/take-screenshots.ts';

function readOptions() {
  try {
    return parseArgs({ options: { dark: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    // parseArgs's message names the unknown argument.
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { dark } = readOptions();
const signal = stoppingSignal();
const folder = join(localDirectory, 'screenshots');

async function take(): Promise<boolean> {
  ensureBrowser();
  const count = await takeScreenshots({ folder, dark, log: console.log, signal });
  console.log(`\n${count} screenshots are in ${folder}`);
  return true;
}

await runProgram(async () =>
  (await isShopRunning())
    ? take()
    : withOwnShop({ logs: 'screenshot-logs', log: console.log, signal }, take),
);
