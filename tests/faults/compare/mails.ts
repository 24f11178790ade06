import type { ShopMail, ShopOrder } from '../books/shop-books.ts';
import type { StripePayment } from '../books/stripe-books.ts';
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

/** Mails that are right where the shop looked in the right moment, and not missed where it did not. */
function possibleMails({ id, wasProcessing, refunds }: StripePayment): string[] {
  return [
    ...(wasProcessing ? [`payment-problem-${id}`] : []),
    // It seemed to arrive, and the customer was told so, before the bank sent it back.
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
