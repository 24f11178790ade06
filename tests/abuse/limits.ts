import { database } from '../shop/database.ts';

/** Rate limits are tested separately and would stop the other cases. */
export async function forgetLimits(): Promise<void> {
  const { docs } = await database.collection('rateLimits').select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
