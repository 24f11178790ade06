#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startLocalStripe } from './server.ts';

const usage = `Usage: local-stripe [options]

  --port NUMBER              port to listen on, 0 for any free one (12111)
  --webhook-url URL          webhook endpoint; without it, events are only stored
  --webhook-secret whsec_…   webhook signing secret (whsec_local)
  --secret-key sk_test_…     the only secret key accepted (sk_test_local)
  --publishable-key pk_test_…  the only publishable key accepted (pk_test_local)
  --state-file FILE          keeps data between restarts
  --business-name NAME       seller on receipts and the bank's page`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '12111' },
        'webhook-url': { type: 'string' },
        'webhook-secret': { type: 'string', default: 'whsec_local' },
        'secret-key': { type: 'string', default: 'sk_test_local' },
        'publishable-key': { type: 'string', default: 'pk_test_local' },
        'state-file': { type: 'string' },
        'business-name': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const stateFile = options['state-file'];
const businessName = options['business-name'];
const server = await startLocalStripe({
  port: Number(options.port),
  webhookUrl: options['webhook-url'] ?? null,
  webhookSecret: options['webhook-secret'],
  secretKey: options['secret-key'],
  publishableKey: options['publishable-key'],
  ...(stateFile === undefined ? {} : { stateFile }),
  ...(businessName === undefined ? {} : { businessName }),
});
console.log(`Local Stripe is running at ${server.url}. Press Ctrl-C to stop it.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close());
}
