import type { ShopMail, ShopOrder } from '../ledger/shop-ledger.ts';
import type { StripePayment } from '../ledger/stripe-ledger.ts';
import { differentIds } from './difference.ts';

function mailsOfPaid({ checkoutId, refunds, disputes }: StripePayment): string[] {
  return [
    `order-${checkoutId}`,
    ...refunds.flatMap(({ id, state }) => {
      if (state === 'succeeded') return [`refund-${id}`];
      return state === 'failed' ? [`refund-failed-${id}`] : [];
    }),
    ...disputes.map(({ id }) => `dispute-${id}`),
  ];
}

/** Mails that depend on which events reached the shop when: right if they exist, not missed if not. */
function possibleMails({ id, wasProcessing, refunds }: StripePayment): string[] {
  return [
    ...(wasProcessing ? [`payment-problem-${id}`] : []),
    // The refund seemed to succeed, and the customer was told so, before the bank returned it.
    ...refunds.filter(({ state }) => state === 'failed').map((refund) => `refund-${refund.id}`),
  ];
}

/** Where mails are missing, were written for no reason, arrived twice or not at all. */
export function compareMails(
  payments: readonly StripePayment[],
  orders: readonly ShopOrder[],
  mails: readonly ShopMail[],
): string[] {
  const expected = [
    ...payments.filter(({ state }) => state === 'succeeded').flatMap(mailsOfPaid),
    ...orders
      .filter(({ status }) => status === 'failed')
      .map(({ paymentIntentId }) => `payment-problem-${paymentIntentId}`),
  ];
  const written = mails.map(({ id }) => id);
  return [
    ...differentIds('mail', written, { expected, allowed: payments.flatMap(possibleMails) }),
    ...mails.flatMap(({ id, state, arrived }) => {
      if (arrived > 1) return [`mail ${id}: arrived ${arrived} times`];
      return arrived === 0 ? [`mail ${id}: is ${state}, and did not arrive`] : [];
    }),
  ];
}
