import type Stripe from 'stripe';

/** Allowed clock difference for timestamps in the future. */
const clockToleranceSeconds = 300;

export class UnverifiedEvent extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UnverifiedEvent';
  }
}

export interface Delivery {
  /** The signed bytes, not reserialized JSON. */
  body: Buffer;
  signature: string | undefined;
  /** While one endpoint replaces another: the new secret and the old one, separated by a comma. */
  secret: string;
  now: number;
}

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
 * The SDK checks the last of several timestamps, so a replayed delivery could hide a future one
 * behind a valid `t`. Stripe sends exactly one.
 */
function timestampOf(signature: string): number {
  const dates = signature.split(',').filter((each) => each.trim().startsWith('t='));
  // Matches neither none nor several.
  const date = /^t=(\d+)$/.exec(dates.join());
  if (!date) throw new UnverifiedEvent('Not dated once');
  return Number(date[1]);
}
