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
 * Overwrites the statistics of earlier days. A second run on the same day writes the same
 * documents.
 */
export async function fillShop(scale: Scale, log: (line: string) => void): Promise<void> {
  const startedAt = Date.now();
  let lastReported = 0;
  log(`Writing ${scale.orders} orders and ${scale.accounts} accounts ...`);
  // Otherwise, thousands of new accounts would trigger functions that aren't under test.
  await setBackgroundTriggers(false);
  try {
    await writeAll(scaleDocuments({ ...scale, now: startedAt }), (written) => {
      if (written - lastReported < stride) return;
      lastReported = written;
      log(`  ${written} documents (${seconds(Date.now() - startedAt)})`);
    });
  } finally {
    await setBackgroundTriggers(true);
  }
  log(`Done in ${seconds(Date.now() - startedAt)}.`);
}
