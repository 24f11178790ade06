import {
  type CheckoutPace,
  countCheckout,
  maxCheckouts,
  paceWindowMs,
} from '@dental-shop/domain/checkout/checkout-pace';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { createCounted, newCustomer, newDocument, newId } from './create-checkout.ts';
import { store } from './environment.ts';

export interface PaceCase {
  name: string;
  allowed: boolean;
  attempt: (environment: RulesTestEnvironment) => Promise<unknown>;
}

interface Customer {
  uid: string;
  database: Firestore;
}

interface Before {
  count: number;
  /** Time since the count started. */
  ageMs?: number;
}

async function customerWith(
  environment: RulesTestEnvironment,
  { count, ageMs = 60_000 }: Before,
): Promise<Customer & { startedAt: Timestamp }> {
  const customer = await newCustomer(environment);
  const startedAt = new Date(Date.now() - ageMs);
  const pace: CheckoutPace<Date> = { checkoutId: newId(), count, startedAt };
  await store(environment, `checkoutPace/${customer.uid}`, pace);
  return { ...customer, startedAt: Timestamp.fromDate(startedAt) };
}

const first = (name: string, allowed: boolean, pace: object | null): PaceCase => ({
  name: `a first checkout with ${name}`,
  allowed,
  attempt: async (environment) => {
    const { database, uid } = await newCustomer(environment);
    return createCounted(database, uid, { pace });
  },
});

const next = (name: string, allowed: boolean, before: Before, pace: object): PaceCase => ({
  name: `a checkout after ${before.count} others with ${name}`,
  allowed,
  attempt: async (environment) => {
    const { database, uid, startedAt } = await customerWith(environment, before);
    return createCounted(database, uid, { pace: { startedAt, ...pace } });
  },
});

const as = (
  name: string,
  allowed: boolean,
  attempt: (customer: Customer, environment: RulesTestEnvironment) => Promise<unknown>,
): PaceCase => ({
  name,
  allowed,
  attempt: async (environment) => attempt(await newCustomer(environment), environment),
});

/** Creates checkouts one after another and counts them like the web app. */
async function createMany({ database, uid }: Customer, total: number, items?: object[]) {
  const reference = doc(database, 'checkoutPace', uid);
  for (let created = 0; created < total; created += 1) {
    const id = newId();
    const pace = (await getDoc(reference)).data() as CheckoutPace<Timestamp> | undefined;
    await writeBatch(database)
      .set(doc(database, 'checkouts', id), { ...newDocument(uid), ...(items ? { items } : {}) })
      .set(reference, countCheckout(pace, id, serverTimestamp()), { merge: true })
      .commit();
  }
}

const firstCount = (checkoutId: string) => ({ checkoutId, count: 1, startedAt: serverTimestamp() });

const fifty = Array.from({ length: 50 }, (_, index) => ({ sku: `SKU-${index}`, quantity: 9_999 }));

export const paceCases: PaceCase[] = [
  first('a count of 1', true, {}),
  first('no count', false, null),
  first('a count of 2', false, { count: 2 }),
  first('a count of 0', false, { count: 0 }),
  first('a count that is a string', false, { count: '1' }),
  first('a client-side start time', false, { startedAt: new Timestamp(1, 0) }),
  first('an extra field', false, { note: 'x' }),
  first('a count for another checkout', false, { checkoutId: newId() }),
  next('a count of 2', true, { count: 1 }, { count: 2 }),
  next('the same count', false, { count: 1 }, { count: 1 }),
  next('an extra field', false, { count: 1 }, { count: 2, note: 'x' }),
  next('a count of 3', false, { count: 1 }, { count: 3 }),
  next('a later start', false, { count: 1 }, { count: 2, startedAt: serverTimestamp() }),
  next('the highest count', true, { count: maxCheckouts - 1 }, { count: maxCheckouts }),
  next('a count over the limit', false, { count: maxCheckouts }, { count: maxCheckouts + 1 }),
  next(
    'a restart before the hour is over',
    false,
    { count: maxCheckouts, ageMs: paceWindowMs - 60_000 },
    { count: 1, startedAt: serverTimestamp() },
  ),
  next(
    'a restart after an hour',
    true,
    { count: maxCheckouts, ageMs: paceWindowMs },
    { count: 1, startedAt: serverTimestamp() },
  ),
  next(
    'a restart at 0',
    false,
    { count: maxCheckouts, ageMs: paceWindowMs },
    { count: 0, startedAt: serverTimestamp() },
  ),
  as(`${maxCheckouts} checkouts in a row`, true, (customer) => createMany(customer, maxCheckouts)),
  as('one checkout too many', false, (customer) => createMany(customer, maxCheckouts + 1)),
  as('fifty lines as the second checkout', true, async ({ database, uid }) => {
    await createMany({ database, uid }, 1);
    return createMany({ database, uid }, 1, fifty);
  }),
  as('two checkouts with one count', false, ({ database, uid }) => {
    const [one, other] = [newId(), newId()];
    return writeBatch(database)
      .set(doc(database, 'checkouts', one), newDocument(uid))
      .set(doc(database, 'checkouts', other), newDocument(uid))
      .set(doc(database, 'checkoutPace', uid), firstCount(other))
      .commit();
  }),
  as("a second checkout with the first one's count", false, async ({ database, uid }) => {
    await createCounted(database, uid);
    return createCounted(database, uid, { pace: null });
  }),
  // By then, the server has added prices and a payment ID to the first checkout.
  as('overwriting an existing checkout', false, async ({ database, uid }) => {
    const id = newId();
    await createCounted(database, uid, { id });
    const reference = doc(database, 'checkoutPace', uid);
    const pace = (await getDoc(reference)).data() as CheckoutPace<Timestamp> | undefined;
    return writeBatch(database)
      .set(doc(database, 'checkouts', id), newDocument(uid))
      .set(reference, countCheckout(pace, id, serverTimestamp()), { merge: true })
      .commit();
  }),
  as('a count for another account', false, async (customer, environment) => {
    const other = await newCustomer(environment);
    return createCounted(customer.database, other.uid, { document: newDocument(customer.uid) });
  }),
  as(
    'a first count for another account, without a checkout',
    false,
    async ({ database }, environment) => {
      const other = await newCustomer(environment);
      return setDoc(doc(database, 'checkoutPace', other.uid), firstCount(newId()));
    },
  ),
  as('the next count for another account', false, async ({ database }, environment) => {
    const { uid, startedAt } = await customerWith(environment, { count: 1 });
    const counted = { checkoutId: newId(), count: 2, startedAt };
    return setDoc(doc(database, 'checkoutPace', uid), counted);
  }),
  as('the next count with an invalid checkout ID', false, async (_, environment) => {
    const { database, uid, startedAt } = await customerWith(environment, { count: 1 });
    return setDoc(doc(database, 'checkoutPace', uid), {
      checkoutId: 'customer-of-another',
      count: 2,
      startedAt,
    });
  }),
  // Only a bug on the server could create such a count.
  as(
    'a checkout with an invalid ID that was already counted',
    false,
    async (customer, environment) => {
      const { database, uid } = customer;
      const id = 'customer-of-another';
      await store(environment, `checkoutPace/${uid}`, { ...firstCount(id), startedAt: new Date() });
      return createCounted(database, uid, { id, pace: null });
    },
  ),
  as('a count with an invalid checkout ID', false, ({ database, uid }) =>
    setDoc(doc(database, 'checkoutPace', uid), firstCount('__x__')),
  ),
  as('deleting a count', false, async ({ database, uid }) => {
    await createCounted(database, uid);
    return deleteDoc(doc(database, 'checkoutPace', uid));
  }),
  ...['pending', 'declined', 'suspended'].map((status) => ({
    name: `a count of a ${status} account, without a checkout`,
    allowed: false,
    attempt: async (environment: RulesTestEnvironment) => {
      const { database, uid } = await newCustomer(environment, status);
      return setDoc(doc(database, 'checkoutPace', uid), firstCount(newId()));
    },
  })),
  {
    name: 'a checkout of an account suspended after the count',
    allowed: false,
    attempt: async (environment) => {
      const { database, uid } = await newCustomer(environment, 'suspended');
      const id = newId();
      await store(environment, `checkoutPace/${uid}`, { ...firstCount(id), startedAt: new Date() });
      return createCounted(database, uid, { id, pace: null });
    },
  },
  ...['pending', 'declined', 'suspended'].map((status) => ({
    name: `a checkout of a ${status} account with an outdated ID token`,
    allowed: false,
    attempt: async (environment: RulesTestEnvironment) => {
      const { database, uid } = await newCustomer(environment, status);
      return createCounted(database, uid);
    },
  })),
];
