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
  /**
   * The endpoint's signing secret. While one endpoint replaces another, the new secret and the old
   * one, separated by a comma: both endpoints send events until the deploy has switched them.
   */
  secret: string;
  /** In seconds since 1970. */
  now: number;
}

/** The event of a delivery that Stripe has signed. Throws an UnverifiedEvent for any other. */
export function verifySignature(
  webhooks: Stripe['webhooks'],
  { body, signature, secret, now }: Delivery,
): Stripe.Event {
  if (signature === undefined) throw new UnverifiedEvent('No signature');
  // The SDK refuses only old timestamps: a captured delivery dated ahead could be replayed for
  // ever.
  if (timestampOf(signature) > now + clockToleranceSeconds) {
    throw new UnverifiedEvent('Dated ahead of time');
  }
  let cause: unknown;
  for (const accepted of secret.split(',')) {
    try {
      return webhooks.constructEvent(body, signature, accepted);
    } catch (error) {
      cause = error;
    }
  }
  throw new UnverifiedEvent('Signature or content is wrong', { cause });
}

/**
 * The one `t` of `t=1700000000,v1=…`. Where there are two, the SDK checks the signature of the last,
 * so that a captured delivery could be dated ahead behind a `t` that looks well; Stripe sends one.
 */
function timestampOf(signature: string): number {
  const dates = signature.split(',').filter((each) => each.trim().startsWith('t='));
  // Neither none nor several together have this form.
  const date = /^t=(\d+)$/.exec(dates.join());
  if (!date) throw new UnverifiedEvent('Not dated once');
  return Number(date[1]);
}
