import { once } from 'node:events';
import { join } from 'node:path';
import { inboxUrl, ports, shopUrl, stripeUrl, viteUrl } from './addresses.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { readStartOptions } from './start-options.ts';
import { startShop } from './start-shop.ts';
import { emulatorUiUrl } from './suite/emulator-hub.ts';
import { networkAddress } from './suite/network-address.ts';
import { seconds } from './suite/progress.ts';
import { localDirectory } from './suite/project.ts';
import { StartFailure } from './suite/start-failure.ts';

function readOptions() {
  try {
    const { host, ...options } = readStartOptions(process.argv.slice(2));
    const wanted = host === 'detect' ? undefined : host?.address;
    return { ...options, openAt: host && networkAddress(wanted) };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

const options = readOptions();
const startedAt = Date.now();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new StartFailure('Stopped before the shop was ready.')));
}
const logDirectory = join(localDirectory, 'logs');

async function printSummary(): Promise<void> {
  const { dev, inspect, openAt } = options;
  const uiUrl = await emulatorUiUrl();
  const more = [
    ...(uiUrl === undefined ? [] : [`  emulator UI   ${uiUrl}`]),
    ...(inspect
      ? [`  debugger      127.0.0.1:${ports.inspector}; functions run one at a time`]
      : []),
  ];
  console.log(`
The shop is ready (started in ${seconds(Date.now() - startedAt)}).

  shop          ${dev ? `${viteUrl} (hot reload), ${shopUrl} (as built)` : shopUrl}
  email inbox   ${inboxUrl}
  local Stripe  ${stripeUrl}
  logs          ${logDirectory}${more.map((line) => `\n${line}`).join('')}

  ${demoAccounts.dentist}  approved, with a saved card, two orders, and a return
  ${demoAccounts.lab}      pending approval
  ${demoAccounts.staff}    staff
  All passwords are ${demoPassword}. Pay with card 4242 4242 4242 4242.

${openAt === undefined ? '' : openNotice(openAt)}Ctrl-C stops everything and keeps the data. \`npm start -- --fresh\` starts over.
`);
}

/** The demo password is public (README), so anyone who reaches the shop can do everything in it. */
function openNotice(address: string): string {
  return `On a phone on the same network, open http://${address}:${ports.vite}
Anyone on that network can now read and change all of this shop's data, including staff data. Use
only demo data, and don't do this on networks you don't trust.

`;
}

async function run(): Promise<void> {
  console.log('Starting the dental implant shop');
  const shop = await startShop({
    ...options,
    ui: true,
    dataDirectory: join(localDirectory, 'data'),
    logDirectory,
    log: console.log,
    signal: stopping.signal,
  });
  await printSummary();
  const end = AbortSignal.any([stopping.signal, shop.ended]);
  if (!end.aborted) await once(end, 'abort');
  console.log('\nStopping and saving the data ...');
  const failures = await shop.stop();
  for (const failure of failures) console.error(failure);
  if (!stopping.signal.aborted) throw shop.ended.reason;
  if (failures.length > 0) throw new StartFailure('Some parts did not stop cleanly. See above.');
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
