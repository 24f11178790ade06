/**
 * What an entry of the browser's history shows of the cart's page. The address is `/cart` in any case: a
 * checkout, or a receipt, is nothing that a link could lead to.
 */
export type CheckoutEntry =
  | { shows: 'cart' }
  | { shows: 'checkout' }
  /** `uid` is the customer's: whoever signs in later has the same history. */
  | { shows: 'receipt'; orderId: string; uid: string };

/**
 * Reads the state of an entry, which a script of anybody's could have written. `uid` is of who is signed in: a receipt
 * is shown to its customer, and to nobody else.
 */
export function checkoutEntry(state: unknown, uid: string | undefined): CheckoutEntry {
  if (typeof state !== 'object' || state === null) return { shows: 'cart' };
  const { shows, orderId, uid: owner }: Record<string, unknown> = { ...state };
  if (shows === 'checkout') return { shows };
  if (shows !== 'receipt' || typeof orderId !== 'string' || typeof owner !== 'string') {
    return { shows: 'cart' };
  }
  // Until it is known who is signed in, it may be theirs.
  return uid === undefined || uid === owner ? { shows, orderId, uid: owner } : { shows: 'cart' };
}
