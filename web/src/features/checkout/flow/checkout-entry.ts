/**
 * What an entry of the browser's history shows of the cart's page. The address is `/cart` in any case: a
 * checkout, or a receipt, is nothing that a link could lead to.
 */
export type CheckoutEntry =
  | { shows: 'cart' }
  | { shows: 'checkout' }
  | { shows: 'receipt'; orderId: string };

/** Reads the state of an entry, which a script of anybody's could have written. */
export function checkoutEntry(state: unknown): CheckoutEntry {
  if (typeof state !== 'object' || state === null || !('shows' in state)) return { shows: 'cart' };
  if (state.shows === 'checkout') return { shows: 'checkout' };
  return state.shows === 'receipt' && 'orderId' in state && typeof state.orderId === 'string'
    ? { shows: 'receipt', orderId: state.orderId }
    : { shows: 'cart' };
}
