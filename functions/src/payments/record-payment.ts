import { mayBecome } from '@dental-shop/domain/order/order-progress';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { checkouts, orders, stripeEvents, transactions } from '../database.ts';
import type { ShopPayment } from '../webhook/shop-payment.ts';
import { orderDocuments } from './order-documents.ts';
import { paymentOutcome } from './payment-outcome.ts';

/** Stripe sends an event again for 3 days, and by hand for 30. */
const eventMemoryMs = 60 * 24 * 60 * 60 * 1000;

/** One event may come many times at once; each delivery that lost the race has to try again. */
const maxAttempts = 15;

interface PaymentNews {
  event: Pick<Stripe.Event, 'id' | 'type'>;
  payment: ShopPayment;
  /** As Stripe has it now, `latest_charge` expanded. */
  intent: Stripe.PaymentIntent;
}

/**
 * Writes order, transaction and the memory of the event, all or nothing. The same event again
 * changes nothing, and no event, however late, takes an order back to an earlier status. A payment
 * without its checkout is kept all the same: money that was taken is never without a record.
 */
export async function recordPayment(
  firestore: Firestore,
  { event, payment, intent }: PaymentNews,
): Promise<'recorded' | 'nothing-new' | 'seen-before'> {
  const { checkoutId, paymentIntentId } = payment;
  const outcome = paymentOutcome(intent);
  const eventReference = stripeEvents(firestore).doc(event.id);
  const orderReference = orders(firestore).doc(checkoutId);
  return firestore.runTransaction(
    async (transaction) => {
      const [seen, orderSnapshot, checkoutSnapshot] = await Promise.all([
        transaction.get(eventReference),
        transaction.get(orderReference),
        transaction.get(checkouts(firestore).doc(checkoutId)),
      ]);
      if (seen.exists) return 'seen-before';
      transaction.create(eventReference, {
        type: event.type,
        paymentIntentId,
        receivedAt: FieldValue.serverTimestamp(),
        expireAt: Timestamp.fromMillis(Date.now() + eventMemoryMs),
      });
      const { status } = outcome;
      if (status === null || !mayBecome(orderSnapshot.data()?.status, status)) {
        return 'nothing-new';
      }
      const {
        order,
        transaction: entry,
        discrepancy,
      } = orderDocuments({ ...outcome, status }, payment, checkoutSnapshot.data());
      if (discrepancy !== null) {
        logError('A payment does not fit its checkout', { ...payment, discrepancy });
      }
      transaction.set(orderReference, order);
      transaction.set(transactions(firestore).doc(paymentIntentId), entry);
      return 'recorded';
    },
    { maxAttempts },
  );
}
