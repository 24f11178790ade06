import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { type Delivery, UnverifiedEvent, verifySignature } from './verify-signature.ts';

const secret = 'whsec_test';
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'product.created' });
const { webhooks } = new Stripe('sk_test_none');

interface Changes {
  body?: string;
  signedWith?: string;
  /** In seconds. Negative if the timestamp is in the future. */
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

const wrong = 'Invalid signature or payload';
const ahead = 'Timestamp is in the future';
const undated = 'Not exactly one timestamp';

function expectRefusal(refused: Delivery, message: string): void {
  const verify = () => verifySignature(webhooks, refused);
  expect(verify).toThrow(UnverifiedEvent);
  expect(verify).toThrow(expect.objectContaining({ name: 'UnverifiedEvent', message }));
}

describe('verifySignature', () => {
  it.each([0, 299, -299, -300])('accepts a signature that is %d s old', (age) => {
    expect(verifySignature(webhooks, delivery({ age })).id).toBe('evt_1');
  });

  it.each<[string, Changes, string]>([
    ['signed with another secret', { signedWith: 'whsec_other' }, wrong],
    ['changed by one space', { body: `${payload} ` }, wrong],
    ['older than five minutes', { age: 302 }, wrong],
    ['dated just over five minutes ahead', { age: -301 }, ahead],
    ['dated an hour ahead', { age: -3600 }, ahead],
  ])('rejects an event that is %s', (_, changes, reason) => {
    expectRefusal(delivery(changes), reason);
  });

  it.each(['whsec_new', 'whsec_old'])(
    'accepts a signature made with %s if both secrets are configured',
    (signedWith) => {
      const both = { ...delivery({ signedWith }), secret: 'whsec_new,whsec_old' };
      expect(verifySignature(webhooks, both).id).toBe('evt_1');
      expectRefusal({ ...both, secret: 'whsec_other,whsec_another' }, wrong);
    },
  );

  it.each(['whsec_test,', ',whsec_test', ','])(
    'rejects a signature made with the empty secret in %j',
    (halves) => {
      expectRefusal({ ...delivery({ signedWith: '' }), secret: halves }, wrong);
    },
  );

  it.each([
    [undefined, 'No signature'],
    ['', undated],
    ['nonsense', undated],
    ['t=,v1=', undated],
    ['v1=00', undated],
    [' t=1700000000,v1=00', undated],
    ['t=99999999999999,v1=00', ahead],
  ])('rejects the signature %j', (signature, reason) => {
    expectRefusal({ ...delivery(), signature }, reason);
  });

  it('rejects a timestamp with trailing characters, which the SDK would accept', () => {
    const { signature = '', ...rest } = delivery();
    expectRefusal({ ...rest, signature: signature.replace(',', 'x,') }, undated);
  });

  it("keeps the SDK's error as the cause", () => {
    expect(() => verifySignature(webhooks, delivery({ signedWith: 'whsec_other' }))).toThrow(
      expect.objectContaining({
        cause: expect.any(Stripe.errors.StripeSignatureVerificationError),
      }),
    );
  });

  it('rejects a current timestamp prepended to an old signature', () => {
    const { signature, ...rest } = delivery({ age: 3600 });
    expectRefusal({ ...rest, signature: `t=${rest.now},${signature}` }, undated);
  });

  it.each([
    ['with the current one first', (signed: string, now: number) => `t=${now},${signed}`],
    ['with the current one last', (signed: string, now: number) => `${signed},t=${now}`],
    ['with the current one after a space', (signed: string, now: number) => ` t=${now},${signed}`],
  ])('rejects a future timestamp combined with a current one, %s', (_, twice) => {
    const { signature, ...rest } = delivery({ age: -3600 });
    expectRefusal({ ...rest, signature: twice(signature ?? '', rest.now) }, undated);
  });
});
