import { normalizeEmail } from '@dental-shop/domain/account/email';
import { Refusal } from '@dental-shop/domain/refusal/refusal';

export function requireOwnEmail(given: string, own: string | undefined): string {
  if (own === undefined || normalizeEmail(given) !== normalizeEmail(own)) {
    throw new Refusal('not-your-account', { field: 'email' });
  }
  return own;
}
