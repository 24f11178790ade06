/**
 * The document `checkoutPace/{uid}`. `firestore.rules` requires each checkout to update this count
 * in the same batch, which limits how many checkouts an account can create.
 */
export interface CheckoutPace<Instant> {
  checkoutId: string;
  count: number;
  startedAt: Instant;
}

/**
 * Customers don't need more, because an unchanged cart reuses its checkout. `firestore.rules` has
 * the same limit.
 */
export const maxCheckouts = 30;
export const paceWindowMs = 60 * 60 * 1000;

/**
 * Starts a new window once the limit is reached. The rules reject this until the hour is over, so
 * the client doesn't need to check the time.
 */
export function countCheckout<Instant>(
  pace: Pick<CheckoutPace<unknown>, 'count'> | undefined,
  checkoutId: string,
  serverTime: Instant,
): { checkoutId: string; count: number; startedAt?: Instant } {
  return pace === undefined || pace.count >= maxCheckouts
    ? { checkoutId, count: 1, startedAt: serverTime }
    : { checkoutId, count: pace.count + 1 };
}
