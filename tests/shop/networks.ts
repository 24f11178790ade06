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

/** Makes so many requests that came from the network through Hosting count, in this hour and the next. */
export async function countRequests(limit: string, network: string, count: number): Promise<void> {
  await setCount(limit, `${network}.0/24 via ${hosting}`, count);
}

/** Sets what a limit has counted for a key, in this hour and, should it end, in the next. */
export async function setCount(limit: string, key: string, count: number): Promise<void> {
  const hash = createHash('sha256').update(key).digest('hex');
  const hour = Math.floor(Date.now() / hourMs);
  for (const each of [hour, hour + 1]) {
    await database.doc(`rateLimits/${limit}-${hash}-${each}`).set({ count });
  }
}
