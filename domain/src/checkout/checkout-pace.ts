/**
 * The document `checkoutPace/{uid}`. `firestore.rules` requires it in the same batch as each
 * checkout, so that one account can't fill the database in a loop.
 */
export interface CheckoutPace<Instant> {
  checkoutId: string;
  count: number;
  startedAt: Instant;
}

/**
 * Far more than anyone needs, because an unchanged cart reuses its checkout. Repeated in the rules.
 */
export const maxCheckouts = 30;
export const paceWindowMs = 60 * 60 * 1000;

/**
 * Starts a new window only at the limit, and the rules reject that until the hour is over, so the
 * client's clock doesn't matter.
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
