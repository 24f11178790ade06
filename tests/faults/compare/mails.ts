import type { ShopReturn } from '../ledger/fulfillment.ts';
import type { ShopLedger } from '../ledger/shop-ledger.ts';
import type { StripePayment } from '../ledger/stripe-ledger.ts';
import { differentIds } from './difference.ts';

function mailsOfPaid({ checkoutId, refunds, disputes }: StripePayment): string[] {
  return [
    `order-${checkoutId}`,
    `new-order-${checkoutId}`,
    ...refunds.flatMap(({ id, state }) => {
      if (state === 'succeeded') return [`refund-${id}`];
      return state === 'failed' ? [`refund-failed-${id}`] : [];
    }),
    ...disputes.map(({ id }) => `dispute-${id}`),
  ];
}

function mailsOfReturn({ id, state }: ShopReturn): string[] {
  if (state === 'requested') return [`return-requested-${id}`];
  if (state !== 'settled') return [`return-requested-${id}`, `return-accepted-${id}`];
  return [`return-requested-${id}`, `return-accepted-${id}`, `return-settled-${id}`];
}

/** Emails that may or may not be sent, depending on when events arrive. */
function possibleMails({ id, wasProcessing, refunds }: StripePayment): string[] {
  return [
    ...(wasProcessing ? [`payment-problem-${id}`] : []),
    // The customer may have been notified of the refund before the bank rejected it.
    ...refunds.filter(({ state }) => state === 'failed').map((refund) => `refund-${refund.id}`),
  ];
}

export function compareMails(
  payments: readonly StripePayment[],
  { orders, mails, shipments, returns }: ShopLedger,
): string[] {
  const expected = [
    ...payments.filter(({ state }) => state === 'succeeded').flatMap(mailsOfPaid),
    ...orders
      .filter(({ status }) => status === 'failed')
      .map(({ paymentIntentId }) => `payment-problem-${paymentIntentId}`),
    ...shipments.filter(({ state }) => state === 'released').map(({ id }) => `shipment-${id}`),
    ...returns.flatMap(mailsOfReturn),
  ];
  const written = mails.map(({ id }) => id);
  return [
    ...differentIds('mail', written, { expected, allowed: payments.flatMap(possibleMails) }),
    ...mails.flatMap(({ id, state, arrived }) => {
      if (arrived > 1) return [`mail ${id}: arrived ${arrived} times`];
      return arrived === 0 ? [`mail ${id}: is ${state} but did not arrive`] : [];
    }),
  ];
}
