const pause = 50;

/** Polls until the answer is there; fails after `limit` ms, naming what was waited for. */
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
