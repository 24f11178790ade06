import { setBackgroundTriggers } from '../../suite/emulator-hub.ts';
import { seconds } from '../../suite/progress.ts';
import { scaleDocuments } from './scale-documents.ts';
import { writeAll } from './write-all.ts';

/** How many documents are written between two lines of progress. */
const stride = 20_000;

interface Scale {
  accounts: number;
  orders: number;
}

/**
 * Fills the running emulators with a busy shop's year. A second run on the same day writes the same
 * documents. It replaces the statistics of earlier days.
 */
export async function fillShop(scale: Scale, say: (line: string) => void): Promise<void> {
  const begin = Date.now();
  let told = 0;
  say(`Writing ${scale.orders} orders and ${scale.accounts} accounts ...`);
  // Each of the thousands of new accounts would start functions, which are not under test here.
  await setBackgroundTriggers(false);
  try {
    await writeAll(scaleDocuments({ ...scale, now: begin }), (written) => {
      if (written - told < stride) return;
      told = written;
      say(`  ${written} documents (${seconds(Date.now() - begin)})`);
    });
  } finally {
    await setBackgroundTriggers(true);
  }
  say(`Done in ${seconds(Date.now() - begin)}.`);
}
