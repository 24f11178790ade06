import type { User } from '@dental-shop/domain/account/user';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { customers } from '../database.ts';

export async function findStripeCustomer(
  firestore: Firestore,
  uid: string,
): Promise<string | undefined> {
  return (await customers(firestore).doc(uid).get()).data()?.stripeCustomerId;
}

/**
 * The one Stripe customer of an account. Two first requests at once, or a crash between Stripe and
 * Firestore, still give one customer: the idempotency key is the account's.
 */
export async function ensureStripeCustomer(
  firestore: Firestore,
  stripe: Stripe,
  uid: string,
  { email, name }: Pick<User<unknown>, 'email' | 'name'>,
): Promise<string> {
  const known = await findStripeCustomer(firestore, uid);
  if (known) return known;
  const { id } = await stripe.customers.create(
    { email, name, metadata: { uid } },
    { idempotencyKey: `customer-${uid}` },
  );
  await customers(firestore).doc(uid).set({ stripeCustomerId: id });
  return id;
}
