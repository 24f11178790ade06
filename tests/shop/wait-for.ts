const pauseMs = 50;

/** Polls until the result is truthy; throws an error with `what` after `maxMs`. */
export async function waitFor<Found>(
  what: string,
  ask: () => Promise<Found | null | undefined | false>,
  maxMs = 20_000,
): Promise<Found> {
  const end = Date.now() + maxMs;
  while (Date.now() < end) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Timed out after ${maxMs} ms waiting for ${what}`);
}
