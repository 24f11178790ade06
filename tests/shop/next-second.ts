import { waitFor } from './wait-for.ts';

/**
 * Waits for the next second, because token revocation and staff sign-outs have a resolution of one
 * second.
 */
export async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await waitFor('the next second', async () => Math.floor(Date.now() / 1000) > second);
}
