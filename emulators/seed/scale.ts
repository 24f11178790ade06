import { parseArgs } from 'node:util';
import { setBackgroundTriggers } from '../suite/emulator-hub.ts';
import { fillShop } from './scale/fill-shop.ts';

/** The number of orders a busy shop gets in a year. It has a tenth as many customers. */
const defaultOrders = 50_000;

/** `npm run seed:scale [-- --orders NUMBER]` fills the running emulators with a year of orders. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { orders: { type: 'string' } } });
  const orders = Number(values.orders ?? defaultOrders);
  // Ctrl-C must not leave the background triggers disabled.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => setBackgroundTriggers(true).finally(() => process.exit(130)));
  }
  await fillShop({ orders, accounts: Math.ceil(orders / 10) }, console.log);
}

try {
  await run();
} catch (error) {
  console.error("Couldn't seed the emulators. Is the shop running (`npm start`)?", error);
  process.exitCode = 1;
}
