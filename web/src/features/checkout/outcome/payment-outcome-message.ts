import type { TFunction } from 'i18next';
import type { PaymentOutcome } from './payment-outcome.ts';

/** What the buyer is told of a payment that is not done, and what they can do. */
export function paymentOutcomeMessage(
  outcome: Exclude<PaymentOutcome, 'succeeded' | 'already-paid'>,
  t: TFunction,
): string {
  if (typeof outcome === 'string') return t(`checkout.outcomes.${outcome}`);
  if ('repriced' in outcome) return t('checkout.outcomes.repriced');
  return outcome.failure ?? t('cart.payment.failed');
}
