import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { startShop } from '@dental-shop/emulators/suite/start-shop';
import { ensureBrowser } from './run/ensure-browser.ts';
import { takeScreenshots } from './screenshots/take-screenshots.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new StartFailure('Stopped.')));
}

function readOptions() {
  try {
    return parseArgs({ options: { dark: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    // parseArgs says which argument it does not know.
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const { dark } = readOptions();
const folder = join(localDirectory, 'screenshots');

async function isRunning(): Promise<boolean> {
  try {
    return (await fetch(shopUrl)).ok;
  } catch {
    // Nobody listens there.
    return false;
  }
}

async function take(): Promise<void> {
  ensureBrowser();
  const count = await takeScreenshots({ folder, dark, say: console.log, signal: stopping.signal });
  console.log(`\n${count} pictures are in ${folder}`);
}

/** Takes them of a shop that is started for them, with the demo data and nothing else. */
async function takeOfOwnShop(): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'dental-shop-'));
  try {
    const shop = await startShop({
      dataDirectory,
      logDirectory: join(localDirectory, 'screenshot-logs'),
      fresh: true,
      dev: false,
      say: console.log,
      signal: stopping.signal,
    });
    try {
      await take();
    } finally {
      for (const failure of await shop.stop()) console.error(failure);
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

try {
  await ((await isRunning()) ? take() : takeOfOwnShop());
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
