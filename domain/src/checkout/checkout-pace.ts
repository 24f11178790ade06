import { countWrite, type Pace } from '../cart/count-write.ts';

/**
 * The document `checkoutPace/{uid}`: how many checkouts an account has created. It is written in one batch
 * with each of them and names it, and `firestore.rules` allows no checkout without.
 */
export interface CheckoutPace<Instant> extends Pace<Instant> {
  /** The checkout that was counted last. */
  checkoutId: string;
}

/**
 * Nobody comes near it by hand: an unchanged cart goes on with the checkout that it has. Rules cannot
 * import; they repeat both figures.
 */
export const maxCheckouts = 30;
export const paceWindowMs = 60 * 60 * 1000;

/** The count with one more checkout, as `countWrite` makes it. */
export function countCheckout<Instant>(
  pace: Pick<CheckoutPace<unknown>, 'count'> | undefined,
  checkoutId: string,
  serverTime: Instant,
): { checkoutId: string; count: number; startedAt?: Instant } {
  return { checkoutId, ...countWrite(pace, maxCheckouts, serverTime) };
}
