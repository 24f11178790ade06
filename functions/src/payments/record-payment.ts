import { mayBecome } from '@dental-shop/domain/order/order-progress';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { checkouts, mail, orders, stripeEvents, transactions, users } from '../database.ts';
import type { ShopPayment } from '../webhook/shop-payment.ts';
import { orderDocuments } from './order-documents.ts';
import { orderMail } from './order-mail.ts';
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
 * Writes order, transaction, the customer's mail and the memory of the event, all or nothing. The same event again
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
  // Named after the order, so that there is one for it however often it becomes completed.
  const mailReference = mail(firestore).doc(`order-${checkoutId}`);
  return firestore.runTransaction(
    async (transaction) => {
      const [seen, orderSnapshot, checkoutSnapshot, userSnapshot, mailSnapshot] = await Promise.all(
        [
          transaction.get(eventReference),
          transaction.get(orderReference),
          transaction.get(checkouts(firestore).doc(checkoutId)),
          transaction.get(users(firestore).doc(payment.uid)),
          transaction.get(mailReference),
        ],
      );
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
      if (status === 'completed' && !mailSnapshot.exists) {
        const user = userSnapshot.data();
        // The order counts, whether or not there is somebody to tell of it.
        if (user) transaction.create(mailReference, orderMail(checkoutId, order, user));
        else warn('An order has no customer to confirm it to', { ...payment });
      }
      return 'recorded';
    },
    { maxAttempts },
  );
}
