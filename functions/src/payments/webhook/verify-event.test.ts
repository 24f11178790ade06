import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { type Delivery, UnverifiedEvent, verifyEvent } from './verify-event.ts';

const secret = 'whsec_test';
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'product.created' });
const { webhooks } = new Stripe('sk_test_none');

interface Changes {
  body?: string;
  signedWith?: string;
  /** Seconds between signature and receipt; negative where the signature is dated ahead. */
  age?: number;
}

function delivery({ body = payload, signedWith = secret, age = 0 }: Changes = {}): Delivery {
  const now = Math.floor(Date.now() / 1000);
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret: signedWith,
    timestamp: now - age,
  });
  return { body: Buffer.from(body), signature, secret, now };
}

describe('verifyEvent', () => {
  it.each([0, 299, -299])('believes what was signed %d s ago', (age) => {
    expect(verifyEvent(webhooks, delivery({ age })).id).toBe('evt_1');
  });

  it.each<[string, Changes]>([
    ['signed with another secret', { signedWith: 'whsec_other' }],
    ['changed by one space', { body: `${payload} ` }],
    ['older than five minutes', { age: 302 }],
    ['dated an hour ahead', { age: -3600 }],
  ])('does not believe what is %s', (_, changes) => {
    expect(() => verifyEvent(webhooks, delivery(changes))).toThrow(UnverifiedEvent);
  });

  it.each([undefined, '', 'nonsense', 't=,v1=', 't=99999999999999,v1=00'])(
    'does not believe the signature %j',
    (signature) => {
      expect(() => verifyEvent(webhooks, { ...delivery(), signature })).toThrow(UnverifiedEvent);
    },
  );

  it('does not believe a second date put before the signed one', () => {
    const { signature, ...rest } = delivery({ age: 3600 });
    const dated = `t=${rest.now},${signature}`;
    expect(() => verifyEvent(webhooks, { ...rest, signature: dated })).toThrow(UnverifiedEvent);
  });

  it.each([
    ['the honest one first', (signed: string, now: number) => `t=${now},${signed}`],
    ['the honest one last', (signed: string, now: number) => `${signed},t=${now}`],
    ['the honest one after a space', (signed: string, now: number) => ` t=${now},${signed}`],
  ])('does not believe a date ahead beside an honest one, %s', (_, twice) => {
    const { signature, ...rest } = delivery({ age: -3600 });
    const dated = twice(signature ?? '', rest.now);
    expect(() => verifyEvent(webhooks, { ...rest, signature: dated })).toThrow(UnverifiedEvent);
  });
});
