/**
 * The document `checkoutPace/{uid}`: how many checkouts an account has created since `startedAt`.
 * It is written in one batch with each of them and names it, and `firestore.rules` allows no
 * checkout without: else one account could fill the database in a loop.
 */
export interface CheckoutPace<Instant> {
  /** The checkout that was counted last. */
  checkoutId: string;
  count: number;
  startedAt: Instant;
}

/**
 * Nobody comes near it by hand: an unchanged cart goes on with the checkout that it has. Rules cannot
 * import; they repeat both figures.
 */
export const maxCheckouts = 30;
export const paceWindowMs = 60 * 60 * 1000;

/**
 * The count with one more checkout; `serverTime` stands for the time of the write. It begins anew only
 * when the count is full, and the rules then refuse it until the hour is over: so no clock but the
 * server's is asked.
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
