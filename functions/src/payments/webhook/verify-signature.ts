import type Stripe from 'stripe';

const clockToleranceSeconds = 300;

export class UnverifiedEvent extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UnverifiedEvent';
  }
}

export interface Delivery {
  /** The exact bytes that Stripe signed, not reserialized JSON. */
  body: Buffer;
  signature: string | undefined;
  /** During a rotation, this contains the new and the old secret, separated by a comma. */
  secret: string;
  now: number;
}

export function verifySignature(
  webhooks: Stripe['webhooks'],
  { body, signature, secret, now }: Delivery,
): Stripe.Event {
  if (signature === undefined) throw new UnverifiedEvent('No signature');
  // The SDK only rejects old timestamps, so an event dated in the future could be replayed forever.
  if (timestampOf(signature) > now + clockToleranceSeconds) {
    throw new UnverifiedEvent('Timestamp is in the future');
  }
  let cause: unknown;
  for (const accepted of secret.split(',')) {
    try {
      return webhooks.constructEvent(body, signature, accepted);
    } catch (error) {
      cause = error;
    }
  }
  throw new UnverifiedEvent('Invalid signature or payload', { cause });
}

/** Requires exactly one `t`, because the SDK only checks the last one. */
function timestampOf(signature: string): number {
  const dates = signature.split(',').filter((each) => each.trim().startsWith('t='));
  const date = /^t=(\d+)$/.exec(dates.join());
  if (!date) throw new UnverifiedEvent('Not exactly one timestamp');
  return Number(date[1]);
}
