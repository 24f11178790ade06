import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits, as in the ids and secrets of Stripe. */
export function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

/** An id like `pi_3N...`: unguessable, and its prefix names the kind of object. */
export function newIdentifier(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}

/** Now, in whole seconds since the epoch: the unit of every time in the API. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
