import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}

/** Unguessable, with a prefix for the type of object: `pi_3N...`. */
export function newIdentifier(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}

/** In whole seconds since the epoch, like every time in Stripe's API. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
