import { setBackgroundTriggers } from '../../suite/emulator-hub.ts';
import { seconds } from '../../suite/progress.ts';
import { scaleDocuments } from './scale-documents.ts';
import { writeAll } from './write-all.ts';

const stride = 20_000;

interface Scale {
  accounts: number;
  orders: number;
}

/**
 * Writes the same documents when run again on the same day, and replaces the statistics from
 * earlier days.
 */
export async function fillShop(scale: Scale, say: (line: string) => void): Promise<void> {
  const begin = Date.now();
  let told = 0;
  say(`Writing ${scale.orders} orders and ${scale.accounts} accounts ...`);
  // Otherwise thousands of new accounts would trigger functions that aren't under test.
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
