import Stripe from 'stripe';

interface Creation<T> {
  /**
   * Must be the same for every attempt to create an object. IDs contain no colons, so no one can
   * choose a checkout ID that matches another object's key.
   */
  key: `${'checkout' | 'customer' | 'refund'}:${string}`;
  create: (idempotencyKey: string) => Promise<T>;
  /** Finds an object that an earlier attempt created before it failed. */
  find: () => Promise<T | undefined>;
}

const maxKeys = 3;

/** For a day, Stripe replays even its own failures: docs.stripe.com/api/idempotent_requests. */
function isReplayed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}

/** If another request is using the key, Stripe responds with 409 instead. */
function hasOtherParameters(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400;
}

/** If a failure is replayed and no object exists, all callers move on to the same next key. */
export async function createIdempotently<T>({ key, create, find }: Creation<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await create(number === 1 ? key : `${key}:${number}`);
    } catch (error) {
      const isLost = isReplayed(error);
      if (!isLost && !hasOtherParameters(error)) throw error;
      const existing = await find();
      if (existing) return existing;
      if (!isLost || number === maxKeys) throw error;
    }
  }
}
