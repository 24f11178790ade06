import type Stripe from 'stripe';

/** How far ahead of this machine's clock Stripe's may be, in seconds. */
const clockToleranceSeconds = 300;

/** Why a delivery is not believed; for the log, not for the sender. */
export class UnverifiedEvent extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UnverifiedEvent';
  }
}

export interface Delivery {
  /** The bytes as they came, which is what is signed, not parsed and rewritten JSON. */
  body: Buffer;
  /** The header `stripe-signature`. */
  signature: string | undefined;
  secret: string;
  /** In seconds since 1970. */
  now: number;
}

/** The event of a delivery that Stripe has signed. Throws an UnverifiedEvent for any other. */
export function verifyEvent(
  webhooks: Stripe['webhooks'],
  { body, signature, secret, now }: Delivery,
): Stripe.Event {
  if (signature === undefined) throw new UnverifiedEvent('No signature');
  // The SDK refuses only old timestamps: a captured delivery dated ahead could be replayed for
  // ever.
  if (timestampOf(signature) > now + clockToleranceSeconds) {
    throw new UnverifiedEvent('Dated ahead of time');
  }
  try {
    return webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new UnverifiedEvent('Signature or content is wrong', { cause });
  }
}

/** The `t` of `t=1700000000,v1=…`; without one the SDK refuses the header itself. */
function timestampOf(signature: string): number {
  return Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? 0);
}
