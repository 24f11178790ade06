import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { stripeCustomers } from '../platform/firestore/accounts.ts';
import { isMissingAtStripe } from '../platform/stripe/is-missing.ts';

const withoutNote = { metadata: { deliveryNote: '' } };

/**
 * Takes the delivery note out of the account's payments at Stripe, paid or canceled. When a payment
 * is confirmed, Stripe copies its metadata to the charge, and later changes don't reach that copy.
 */
export async function clearDeliveryNotes(
  { firestore, stripe }: { firestore: Firestore; stripe: Stripe },
  uid: string,
): Promise<void> {
  const known = (await stripeCustomers(firestore).doc(uid).get()).data();
  if (!known) return;
  for (const customer of [known.stripeCustomerId, ...(known.formerIds ?? [])]) {
    try {
      for await (const { id, metadata } of stripe.paymentIntents.list({ customer, limit: 100 })) {
        if (metadata.deliveryNote) await stripe.paymentIntents.update(id, withoutNote);
      }
      for await (const { id, metadata } of stripe.charges.list({ customer, limit: 100 })) {
        if (metadata.deliveryNote) await stripe.charges.update(id, withoutNote);
      }
    } catch (error) {
      // Of another Stripe account, as after test keys gave way to live ones.
      if (!isMissingAtStripe(error)) throw error;
    }
  }
}
