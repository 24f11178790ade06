import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inboxUrl, shopUrl, stripeUrl, viteUrl } from './addresses.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { seconds } from './suite/progress.ts';
import { localDirectory } from './suite/project.ts';
import { StartFailure } from './suite/start-failure.ts';
import { startShop } from './suite/start-shop.ts';

function readOptions() {
  try {
    return parseArgs({
      options: {
        fresh: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // parseArgs says which argument it does not know.
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const options = readOptions();
const begin = Date.now();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () =>
    stopping.abort(new StartFailure('Stopped before the shop had started.')),
  );
}
const logDirectory = join(localDirectory, 'logs');

function announce(): void {
  console.log(`
The shop is ready (started in ${seconds(Date.now() - begin)}).

  shop          ${options.dev ? `${viteUrl} (hot reload), ${shopUrl} (as built)` : shopUrl}
  mail inbox    ${inboxUrl}
  local Stripe  ${stripeUrl}
  logs          ${logDirectory}

  ${demoAccounts.dentist}  approved, with a saved card and two orders
  ${demoAccounts.lab}      waits for approval
  ${demoAccounts.staff}    staff
  The password of each is ${demoPassword}. Pay with card 4242 4242 4242 4242.

Ctrl-C stops everything and keeps the data; \`npm start -- --fresh\` begins anew.
`);
}

async function run(): Promise<void> {
  console.log('Starting the dental implant shop');
  const shop = await startShop({
    ...options,
    dataDirectory: join(localDirectory, 'data'),
    logDirectory,
    say: console.log,
    signal: stopping.signal,
  });
  announce();
  const end = AbortSignal.any([stopping.signal, shop.ended]);
  if (!end.aborted) await once(end, 'abort');
  console.log('\nStopping, and saving the data ...');
  const failures = await shop.stop();
  for (const failure of failures) console.error(failure);
  if (!stopping.signal.aborted) throw shop.ended.reason;
  if (failures.length > 0)
    throw new StartFailure('Not everything stopped as it should: see above.');
  console.log('Stopped.');
}

try {
  await run();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(`\n${error.message}`);
  process.exit(stopping.signal.aborted ? 0 : 1);
}
