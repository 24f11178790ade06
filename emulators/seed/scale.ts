import { setBackgroundTriggers } from '../suite/hub.ts';
import { seconds } from '../suite/progress.ts';
import { scaleDocuments } from './scale/scale-documents.ts';
import { writeAll } from './scale/write-all.ts';

/** A year of a shop that is doing well. */
const scale = { accounts: 5_000, orders: 50_000 };

/** How many documents are written between two lines of progress. */
const stride = 20_000;

/**
 * Fills the running emulators as `npm run seed:scale`, to see how the staff section bears it. Done
 * again on the same day it writes the same documents; it replaces the statistics of earlier days.
 */
async function run(): Promise<void> {
  const begin = Date.now();
  let told = 0;
  console.log(`Writing ${scale.orders} orders and ${scale.accounts} accounts ...`);
  // Thousands of new accounts would each start functions, which is not what is being tried.
  await setBackgroundTriggers(false);
  try {
    await writeAll(scaleDocuments({ ...scale, now: begin }), (written) => {
      if (written - told < stride) return;
      told = written;
      console.log(`  ${written} documents (${seconds(Date.now() - begin)})`);
    });
  } finally {
    await setBackgroundTriggers(true);
  }
  console.log(`Done in ${seconds(Date.now() - begin)}.`);
}

try {
  await run();
} catch (error) {
  console.error('The emulators could not be filled. Is the shop running (`npm start`)?', error);
  process.exitCode = 1;
}
