import Stripe from 'stripe';

interface Creation<T> {
  /**
   * The idempotency key; always the same for what is to be made once. It begins with its kind and a
   * colon, which is in no id: a customer chooses the id of their checkout, and must not be able to
   * name another's key.
   */
  key: `${'checkout' | 'customer' | 'refund'}:${string}`;
  create: (idempotencyKey: string) => Promise<T>;
  /** Looks for what an earlier attempt may have created without anybody knowing. */
  find: () => Promise<T | undefined>;
}

const maxKeys = 3;

/**
 * Stripe keeps even its own failure under an idempotency key for a day, and answers nothing else to
 * it: nothing can be created under that key any more. Source:
 * docs.stripe.com/api/idempotent_requests.
 */
function isKept(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}

/**
 * Whether the key came before with other parameters. For one that is in use, Stripe answers 409.
 */
function isOfOtherParameters(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400;
}

/**
 * Creates one object at Stripe, whatever fails and however many ask at once. A key that is lost to
 * a kept failure gives way to the next one, the same for everybody, but only if no object exists
 * yet.
 */
export async function createIdempotently<T>({ key, create, find }: Creation<T>): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await create(number === 1 ? key : `${key}:${number}`);
    } catch (error) {
      const isLost = isKept(error);
      if (!isLost && !isOfOtherParameters(error)) throw error;
      const made = await find();
      if (made) return made;
      if (!isLost || number === maxKeys) throw error;
    }
  }
}
