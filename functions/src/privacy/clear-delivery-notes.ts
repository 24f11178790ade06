import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { stripeCustomers } from '../platform/firestore/accounts.ts';
import { isMissingAtStripe } from '../platform/stripe/client.ts';

const withoutNote = { metadata: { deliveryNote: '' } };

/** Charges are cleared too, because Stripe copies metadata to them on confirmation. */
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
      // The customer belongs to another Stripe account, for example the one used for testing.
      if (!isMissingAtStripe(error)) throw error;
    }
  }
}
