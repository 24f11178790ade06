import type { User } from '@dental-shop/domain/account/user';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { stripeCustomers, users } from '../platform/firestore/accounts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { isMissingAtStripe } from '../platform/stripe/client.ts';
import { createIdempotently } from '../platform/stripe/retry-with-new-idempotency-key.ts';
import type { PaymentServices } from './services.ts';

export async function findStripeCustomer(
  firestore: Firestore,
  uid: string,
): Promise<string | undefined> {
  return (await stripeCustomers(firestore).doc(uid).get()).data()?.stripeCustomerId;
}

/** Stripe sends receipts to this address. */
export async function updateStripeEmail(
  { firestore, stripe }: PaymentServices,
  uid: string,
  email: string,
): Promise<void> {
  const id = await findStripeCustomer(firestore, uid);
  if (id !== undefined) await ignoreMissing(stripe.customers.update(id, { email }));
}

type Owner = Pick<User<unknown>, 'email' | 'name'>;

/** Throws `not-approved` if the profile was deleted in the meantime. */
export async function ensureStripeCustomer(
  { firestore, stripe }: PaymentServices,
  uid: string,
  owner: Owner,
): Promise<string> {
  const known = await findStripeCustomer(firestore, uid);
  if (known) return known;
  const id = await createCustomer(stripe, `customer:${uid}`, uid, owner);
  return deleteUnlessSaved(stripe, id, await saveCustomer(firestore, uid, id));
}

/** Replaces a customer deleted in Stripe's dashboard, so the account can pay again. */
export async function withLiveCustomer<T>(
  services: PaymentServices,
  { uid, user, customer }: { uid: string; user: Owner; customer: string },
  act: (customer: string) => Promise<T>,
): Promise<T> {
  try {
    return await act(customer);
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    return act(await replaceCustomer(services, uid, user, customer));
  }
}

export function isCustomerMissing(error: unknown): boolean {
  return isMissingAtStripe(error) && error.param === 'customer';
}

/** The key contains the old ID, so parallel requests get the same new customer. */
async function replaceCustomer(
  { firestore, stripe }: PaymentServices,
  uid: string,
  owner: Owner,
  gone: string,
): Promise<string> {
  const id = await createCustomer(stripe, `customer:${uid}:${gone}`, uid, owner);
  const seen = await compareAndSet(stripeCustomers(firestore).doc(uid), (snapshot) =>
    snapshot.data()?.stripeCustomerId === gone
      ? { stripeCustomerId: id, formerIds: FieldValue.arrayUnion(gone) }
      : undefined,
  );
  const before = seen.data()?.stripeCustomerId;
  warn('Replaced a missing Stripe customer', { uid, gone, id });
  return deleteUnlessSaved(stripe, id, before === gone ? id : before);
}

/** Sets the email and name in a second request, because they may change while the key is valid. */
async function createCustomer(
  stripe: Stripe,
  key: `customer:${string}`,
  uid: string,
  { email, name }: Owner,
): Promise<string> {
  const { id } = await createIdempotently({
    key,
    create: (idempotencyKey) => stripe.customers.create({ metadata: { uid } }, { idempotencyKey }),
    find: () => findNewCustomer(stripe, uid),
  });
  await ignoreMissing(stripe.customers.update(id, { email, name }));
  return id;
}

async function ignoreMissing(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}

/** Stripe keeps idempotency keys for a day. The extra hour is a safety margin. */
export const newCustomerWindowMs = 25 * 60 * 60 * 1000;

async function findNewCustomer(stripe: Stripe, uid: string): Promise<Stripe.Customer | undefined> {
  const since = Math.floor((Date.now() - newCustomerWindowMs) / 1000);
  for await (const customer of stripe.customers.list({ created: { gte: since }, limit: 100 })) {
    if (customer.metadata.uid === uid) return customer;
  }
  return undefined;
}

/**
 * Keeps a customer that is already stored. Returns undefined if the profile was deleted in the
 * meantime.
 */
function saveCustomer(
  firestore: Firestore,
  uid: string,
  stripeCustomerId: string,
): Promise<string | undefined> {
  return runTransaction(firestore, async (transaction) => {
    const [user, known] = await Promise.all([
      transaction.get(users(firestore).doc(uid)),
      transaction.get(stripeCustomers(firestore).doc(uid)),
    ]);
    const saved = known.data()?.stripeCustomerId;
    if (saved !== undefined) return saved;
    if (!user.exists) return undefined;
    transaction.create(known.ref, { stripeCustomerId });
    return stripeCustomerId;
  });
}

async function deleteUnlessSaved(
  stripe: Stripe,
  id: string,
  saved: string | undefined,
): Promise<string> {
  if (saved !== id) await ignoreMissing(stripe.customers.del(id));
  if (saved === undefined) throw new Refusal('not-approved');
  return saved;
}

/**
 * Also deletes saved cards. Searches Stripe too, because after a crash, it may have a customer that
 * was never stored here.
 */
export async function deleteStripeCustomer(
  { firestore, stripe }: PaymentServices,
  uid: string,
): Promise<void> {
  const known = await stripeCustomers(firestore).doc(uid).get();
  const ids = [known.data()?.stripeCustomerId, (await findNewCustomer(stripe, uid))?.id];
  for (const id of new Set(ids))
    if (id !== undefined) await ignoreMissing(stripe.customers.del(id));
  // Throws if the customer was replaced in the meantime; the next attempt deletes the new one.
  if (known.updateTime) await known.ref.delete({ lastUpdateTime: known.updateTime });
}
