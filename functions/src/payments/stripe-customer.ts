import type { User } from '@dental-shop/domain/account/user';
import type { Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { stripeCustomers } from '../platform/firestore/accounts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { createOnce } from '../platform/stripe/create-once.ts';
import { isUnknownToStripe } from '../platform/stripe/is-unknown.ts';
import type { PaymentServices } from './services.ts';

export async function findStripeCustomer(
  firestore: Firestore,
  uid: string,
): Promise<string | undefined> {
  return (await stripeCustomers(firestore).doc(uid).get()).data()?.stripeCustomerId;
}

/** What Stripe is told of an account. */
type Owner = Pick<User<unknown>, 'email' | 'name'>;

/** The one Stripe customer of an account. */
export async function ensureStripeCustomer(
  { firestore, stripe }: PaymentServices,
  uid: string,
  owner: Owner,
): Promise<string> {
  const known = await findStripeCustomer(firestore, uid);
  if (known) return known;
  return keepCustomer(firestore, uid, await createCustomer(stripe, `customer:${uid}`, uid, owner));
}

/**
 * Does something with the account's customer. Where that is gone, as after somebody has deleted it in
 * Stripe's dashboard, the account gets another and it is done once more: else it could never pay
 * again.
 */
export async function withLiveCustomer<T>(
  services: PaymentServices,
  { uid, user, customer }: { uid: string; user: Owner; customer: string },
  act: (customer: string) => Promise<T>,
): Promise<T> {
  try {
    return await act(customer);
  } catch (error) {
    if (!isCustomerGone(error)) throw error;
    return act(await replaceCustomer(services, uid, user, customer));
  }
}

/** Whether Stripe answered that the customer that a request named does not exist, or no longer. */
export function isCustomerGone(error: unknown): boolean {
  return isUnknownToStripe(error) && error.param === 'customer';
}

/** The old id is in the idempotency key, so that simultaneous requests get the same new customer. */
async function replaceCustomer(
  { firestore, stripe }: PaymentServices,
  uid: string,
  owner: Owner,
  gone: string,
): Promise<string> {
  const id = await createCustomer(stripe, `customer:${uid}:${gone}`, uid, owner);
  const seen = await compareAndSet(stripeCustomers(firestore).doc(uid), (snapshot) =>
    snapshot.data()?.stripeCustomerId === gone ? { stripeCustomerId: id } : undefined,
  );
  const current = seen.data()?.stripeCustomerId;
  // Closed meanwhile: the deletion must find each customer that there is.
  if (current === undefined) throw new Error(`${uid} has no Stripe customer any more`);
  warn('A Stripe customer was gone and has been replaced', { uid, gone, id });
  return current === gone ? id : current;
}

/**
 * Any number of first requests at once, or a crash between Stripe and Firestore, still give one: the
 * idempotency key is the account's, and what is sent under it follows from the uid alone. E-mail and
 * name, which may change while the key lives, come after it: Stripe refuses a key that comes again
 * with other parameters.
 */
async function createCustomer(
  stripe: Stripe,
  key: `customer:${string}`,
  uid: string,
  { email, name }: Owner,
): Promise<string> {
  const { id } = await createOnce({
    key,
    create: (idempotencyKey) => stripe.customers.create({ metadata: { uid } }, { idempotencyKey }),
    find: () => findNewCustomer(stripe, uid),
  });
  await stripe.customers.update(id, { email, name });
  return id;
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
