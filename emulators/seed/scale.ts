import { setBackgroundTriggers } from '../suite/hub.ts';
import { seconds } from '../suite/progress.ts';
import { scaleDocuments } from './scale/scale-documents.ts';
import { writeAll } from './scale/write-all.ts';

/** A busy shop's year. */
const scale = { accounts: 5_000, orders: 50_000 };

/** How many documents are written between two lines of progress. */
const stride = 20_000;

/**
 * `npm run seed:scale` fills the running emulators, to see how the staff section copes. A second run on
 * the same day writes the same documents. It replaces the statistics of earlier days.
 */
async function run(): Promise<void> {
  const begin = Date.now();
  let told = 0;
  console.log(`Writing ${scale.orders} orders and ${scale.accounts} accounts ...`);
  // Each of the thousands of new accounts would start functions, which are not under test here.
  await setBackgroundTriggers(false);
  // Ctrl-C must not leave the shop without its triggers either.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => setBackgroundTriggers(true).finally(() => process.exit(130)));
  }
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
