import { database } from '../shop/database.ts';

/** Clears the rate limits, which would otherwise stop the tests. */
export async function forgetLimits(): Promise<void> {
  const { docs } = await database.collection('rateLimits').select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
