import { Refusal } from '@dental-shop/domain/refusal/refusal';

/**
 * The signed-in account's own address, which a request must name as its `email`, in upper or lower
 * case; refuses any other with `not-your-account`.
 */
export function requireOwnEmail(given: string, own: string | undefined): string {
  if (own === undefined || given.trim().toLowerCase() !== own.toLowerCase()) {
    throw new Refusal('not-your-account', { field: 'email' });
  }
  return own;
}
