const pauseMs = 50;

/** Polls until the result is truthy; throws an error with `description` after `maxMs`. */
export async function waitFor<Found>(
  description: string,
  poll: () => Promise<Found | null | undefined | false>,
  maxMs = 20_000,
): Promise<Found> {
  const end = Date.now() + maxMs;
  while (Date.now() < end) {
    const found = await poll();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Timed out after ${maxMs} ms waiting for ${description}`);
}
