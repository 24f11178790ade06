import type { User } from '@dental-shop/domain/account/user';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { stripeCustomers } from '../platform/firestore/accounts.ts';
import { createOnce } from '../platform/stripe/create-once.ts';
import type { PaymentServices } from './services.ts';

export async function findStripeCustomer(
  firestore: Firestore,
  uid: string,
): Promise<string | undefined> {
  return (await stripeCustomers(firestore).doc(uid).get()).data()?.stripeCustomerId;
}

/**
 * The one Stripe customer of an account. Any number of first requests at once, or a crash between
 * Stripe and Firestore, still give one: the idempotency key is the account's, and what is sent
 * under it follows from the uid alone. E-mail and name, which may change while the key lives, come
 * after it: Stripe refuses a key that comes again with other parameters.
 */
export async function ensureStripeCustomer(
  { firestore, stripe }: PaymentServices,
  uid: string,
  { email, name }: Pick<User<unknown>, 'email' | 'name'>,
): Promise<string> {
  const known = await findStripeCustomer(firestore, uid);
  if (known) return known;
  const { id } = await createOnce({
    key: `customer:${uid}`,
    create: (idempotencyKey) => stripe.customers.create({ metadata: { uid } }, { idempotencyKey }),
    find: () => findNewCustomer(stripe, uid),
  });
  await stripe.customers.update(id, { email, name });
  return keepCustomer(firestore, uid, id);
}

/** A customer created within the day for which Stripe keeps idempotency keys, and an hour more. */
async function findNewCustomer(stripe: Stripe, uid: string): Promise<Stripe.Customer | undefined> {
  const since = Math.floor(Date.now() / 1000) - 25 * 60 * 60;
  for await (const customer of stripe.customers.list({ created: { gte: since }, limit: 100 })) {
    if (customer.metadata.uid === uid) return customer;
  }
  return undefined;
}

/**
 * Should a second customer ever be created after Stripe has forgotten the key, the first one
 * counts.
 */
async function keepCustomer(firestore: Firestore, uid: string, id: string): Promise<string> {
  try {
    await stripeCustomers(firestore).doc(uid).create({ stripeCustomerId: id });
    return id;
  } catch (error) {
    const kept = await findStripeCustomer(firestore, uid);
    if (kept === undefined) throw error;
    return kept;
  }
}
