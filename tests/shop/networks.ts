import { createHash, randomInt } from 'node:crypto';
import { database } from './database.ts';

/** The first three numbers of a network that nobody else comes from. */
export function newNetwork(): string {
  return `11.${randomInt(256)}.${randomInt(256)}`;
}

/** A visitor's address in it. */
export function addressIn(network: string): string {
  return `${network}.${randomInt(1, 255)}`;
}

/** What Hosting's proxy appends to `X-Forwarded-For`: its own address. */
export const hosting = '104.198.56.253';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const idOf = (limit: string, key: string, window: number) =>
  `rateLimits/${limit}-${createHash('sha256').update(key).digest('hex')}-${window}`;

/** A daily limit's counter for a network that came through Hosting. */
export function counterOfToday(limit: string, network: string) {
  const day = Math.floor(Date.now() / dayMs);
  const counter = database.doc(idOf(limit, `${network}.0/24 via ${hosting}`, day));
  return {
    get: async (): Promise<number> => (await counter.get()).get('count') ?? 0,
    set: async (count: number) => counter.set({ count }),
  };
}

/** Makes so many requests that came from the network through Hosting count, in this hour and the next. */
export async function countRequests(limit: string, network: string, count: number): Promise<void> {
  await setCount(limit, `${network}.0/24 via ${hosting}`, count);
}

/** Sets what a limit has counted for a key, in this hour and, should it end, in the next. */
export async function setCount(limit: string, key: string, count: number): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  for (const each of [hour, hour + 1]) {
    await database.doc(idOf(limit, key, each)).set({ count });
  }
}
