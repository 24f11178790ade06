import { createHash, randomInt } from 'node:crypto';
import { database } from './database.ts';

/** The first three bytes of a random network, so tests don't share limits. */
export function newNetwork(): string {
  return `11.${randomInt(256)}.${randomInt(256)}`;
}

export function addressIn(network: string): string {
  return `${network}.${randomInt(1, 255)}`;
}

/** Hosting's proxy appends its own address to `X-Forwarded-For`. */
export const hosting = '104.198.56.253';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const counterId = (limit: string, key: string, window: number) =>
  `rateLimits/${limit}-${createHash('sha256').update(key).digest('hex')}-${window}`;

/** Today's counter for a network whose requests come through Hosting. */
export function todaysCounter(limit: string, network: string) {
  const day = Math.floor(Date.now() / dayMs);
  const counter = database.doc(counterId(limit, `${network}.0/24 via ${hosting}`, day));
  return {
    get: async (): Promise<number> => (await counter.get()).get('count') ?? 0,
    set: async (count: number) => counter.set({ count }),
  };
}

export async function countRequests(limit: string, network: string, count: number): Promise<void> {
  await setCount(limit, `${network}.0/24 via ${hosting}`, count);
}

/** Sets a limit's count for this hour and, in case it ends during the test, for the next one. */
export async function setCount(limit: string, key: string, count: number): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  for (const each of [hour, hour + 1]) {
    await database.doc(counterId(limit, key, each)).set({ count });
  }
}
