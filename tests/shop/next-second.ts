import { waitFor } from './wait-for.ts';

/** The identity service counts revocation, and `staff/{uid}` sign-outs, in whole seconds. */
export async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await waitFor('the next second', async () => Math.floor(Date.now() / 1000) > second);
}
