import { seedAccounts } from './accounts.ts';
import { seedOrders } from './orders.ts';

/**
 * Fills the shop with the demo accounts and orders, through its own API and under its own rules.
 * Done again, it adds only what is missing.
 */
export async function seed(signal: AbortSignal): Promise<void> {
  await seedOrders(await seedAccounts(signal), signal);
}
