const pause = 50;

/** Asks again until the answer is there, or fails with what was waited for after `limit` ms. */
export async function waitFor<Found>(
  what: string,
  ask: () => Promise<Found | null | undefined | false>,
  limit = 20_000,
): Promise<Found> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`Waited ${limit} ms in vain for ${what}`);
}
