import { maxCartWrites } from '@dental-shop/domain/cart/account-cart';
import { maxCartLines } from '@dental-shop/domain/cart/cart';
import { paceWindowMs } from '@dental-shop/domain/checkout/checkout-pace';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDocs,
  increment,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { newCustomer, newId } from './create-checkout.ts';
import { store } from './environment.ts';
import { newCart } from './perform.ts';
import { databaseWithClaims } from './roles.ts';

export interface CartCase {
  name: string;
  allowed: boolean;
  attempt: (environment: RulesTestEnvironment) => Promise<unknown>;
}

const ofLines = (name: string, allowed: boolean, lines: unknown): CartCase => ({
  name: `a cart with ${name}`,
  allowed,
  attempt: async (environment) => {
    const { uid, database } = await newCustomer(environment, 'pending');
    return setDoc(doc(database, 'carts', uid), newCart(lines));
  },
});

const withFields = (name: string, fields: object): CartCase => ({
  name: `a cart with ${name}`,
  allowed: false,
  attempt: async (environment) => {
    const { uid, database } = await newCustomer(environment);
    return setDoc(doc(database, 'carts', uid), fields);
  },
});

const ofAccount = (status: string, allowed: boolean): CartCase => ({
  name: `a cart of an account that is ${status}`,
  allowed,
  attempt: async (environment) => {
    const { uid, database } = await newCustomer(environment, status);
    return setDoc(doc(database, 'carts', uid), newCart());
  },
});

interface Before {
  count: number;
  /** How long ago the count began. */
  ageMs?: number;
}

/** A cart that was written so often, or that is from before carts were counted, written once more. */
const rewritten = (
  name: string,
  allowed: boolean,
  before: Before | undefined,
  change: Record<string, unknown>,
): CartCase => ({
  name: `a cart with ${name}`,
  allowed,
  attempt: async (environment) => {
    const { uid, database } = await newCustomer(environment);
    const { lines, revision } = newCart();
    const counted = before && {
      count: before.count,
      startedAt: new Date(Date.now() - (before.ageMs ?? 1_000)),
    };
    await store(environment, `carts/${uid}`, { lines, revision, ...counted });
    return updateDoc(doc(database, 'carts', uid), { lines: ['HD55S 3'], ...change });
  },
});

const anew = () => ({ count: 1, startedAt: serverTimestamp() });
const full = { count: maxCartWrites };

const many = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index} 9999`);

export const cartCases: readonly CartCase[] = [
  ofLines('no lines', true, []),
  ofLines('one line', true, ['HD55S 1']),
  ...[
    ['smallest', 'x 1'],
    ['largest', `${'x'.repeat(40)} 9999`],
  ].flatMap(([which, line]) => [
    ofLines(`the ${which} line`, true, [line]),
    ofLines(`the ${which} line after another`, true, ['HD55S 1', line]),
  ]),
  ofLines('any letters', true, ['HD 55.5/é–牙 12']),
  ofLines('as many lines as a cart has', true, many(maxCartLines)),
  ofLines('one more', false, many(maxCartLines + 1)),
  ofLines('more lines than that in one text', false, ['x 1', many(maxCartLines).join('|')]),
  ofLines('an empty line', false, ['HD55S 1', '']),
  ...[
    ['a line without a SKU', ' 1'],
    ['a SKU of 41 characters', `${'x'.repeat(41)} 1`],
    ['a line without a quantity', 'HD55S'],
    ['a quantity of 0', 'HD55S 0'],
    ['a quantity of -1', 'HD55S -1'],
    ['a quantity of 1.5', 'HD55S 1.5'],
    ['a quantity of 10000', 'HD55S 10000'],
  ].flatMap(([name, line]) => [
    ofLines(`${name}`, false, [line]),
    ofLines(`${name} after a line that is right`, false, ['HD55S 1', line]),
  ]),
  ofLines('numbers', false, [1, 2]),
  ofLines('a map', false, [{ sku: 'HD55S', quantity: 1 }]),
  ofLines('text instead of lines', false, 'HD55S 1'),
  ofLines('null instead of lines', false, null),
  withFields('no lines at all', { revision: newCart().revision }),
  withFields('no revision', { lines: [] }),
  withFields('a revision that is none', { lines: [], revision: 'x'.repeat(36) }),
  withFields('a revision of a megabyte', { lines: [], revision: 'a'.repeat(1_000_000) }),
  withFields('a price', { ...newCart(), price: 1 }),
  withFields('no count', { lines: [], revision: newCart().revision }),
  withFields('a first count of 0', { ...newCart(), count: 0 }),
  withFields('a beginning of its own', { ...newCart(), startedAt: new Timestamp(1, 0) }),
  rewritten('the next count', true, { count: 1 }, { count: 2 }),
  rewritten('the last count', true, { count: maxCartWrites - 1 }, { count: maxCartWrites }),
  rewritten('the same count', false, { count: 1 }, { count: 1 }),
  rewritten('a count that skips one', false, { count: 1 }, { count: 3 }),
  rewritten('the next count and a later beginning', true, { count: 1 }, { ...anew(), count: 2 }),
  rewritten('the same count and a later beginning', false, { count: 1 }, anew()),
  rewritten(
    'a count that skips one and a later beginning',
    false,
    { count: 1 },
    { ...anew(), count: 3 },
  ),
  rewritten('one more than the last count and a later beginning', false, full, {
    ...anew(),
    count: maxCartWrites + 1,
  }),
  rewritten(
    'the last count and a later beginning',
    true,
    { count: maxCartWrites - 1 },
    { ...anew(), count: maxCartWrites },
  ),
  rewritten(
    'the next count and an invented beginning',
    false,
    { count: 1 },
    {
      count: 2,
      startedAt: new Timestamp(1, 0),
    },
  ),
  rewritten('one more than the last count', false, full, { count: maxCartWrites + 1 }),
  rewritten(
    'a new beginning within the hour',
    false,
    { ...full, ageMs: paceWindowMs - 60_000 },
    anew(),
  ),
  rewritten('a new beginning after the hour', true, { ...full, ageMs: paceWindowMs }, anew()),
  rewritten(
    'a new beginning at another number',
    false,
    { ...full, ageMs: paceWindowMs },
    { ...anew(), count: 0 },
  ),
  rewritten('its first count, where older ones had none', true, undefined, anew()),
  rewritten('no count still', false, undefined, {}),
  ofAccount('pending', true),
  ofAccount('approved', true),
  ofAccount('declined', true),
  ofAccount('suspended', false),
  {
    name: 'a cart of somebody who has not registered',
    allowed: false,
    attempt: async (environment) => {
      const uid = newId();
      return setDoc(doc(databaseWithClaims(environment, uid, {}), 'carts', uid), newCart());
    },
  },
  {
    name: "another account's cart",
    allowed: false,
    attempt: async (environment) => {
      const [{ database }, { uid }] = [
        await newCustomer(environment),
        await newCustomer(environment),
      ];
      return setDoc(doc(database, 'carts', uid), newCart());
    },
  },
  {
    name: 'their own cart, by a query',
    allowed: false,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      await setDoc(doc(database, 'carts', uid), newCart());
      return getDocs(query(collection(database, 'carts'), where(documentId(), '==', uid)));
    },
  },
  {
    name: 'one more line in a cart',
    allowed: true,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      const cart = doc(database, 'carts', uid);
      await setDoc(cart, newCart());
      return updateDoc(cart, { lines: ['HD55S 2', 'HD55L 1'], count: 2 });
    },
  },
  {
    name: 'a line of each of two devices at the same moment',
    allowed: true,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      await setDoc(doc(database, 'carts', uid), newCart([]));
      const devices = [database, databaseWithClaims(environment, uid, {})];
      return Promise.all(
        devices.map((device, index) =>
          runTransaction(device, async (transaction) => {
            const cart = doc(device, 'carts', uid);
            const lines: string[] = (await transaction.get(cart)).get('lines');
            transaction.update(cart, { lines: [...lines, `SKU-${index} 1`], count: increment(1) });
          }),
        ),
      );
    },
  },
  {
    name: 'the first cart from two devices at the same moment',
    allowed: true,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      const devices = [database, databaseWithClaims(environment, uid, {})];
      return Promise.all(
        devices.map((device, index) =>
          runTransaction(device, async (transaction) => {
            const cart = doc(device, 'carts', uid);
            const before = await transaction.get(cart);
            const { lines, revision } = newCart([...(before.get('lines') ?? []), `SKU-${index} 1`]);
            const first = before.exists() ? {} : { startedAt: serverTimestamp() };
            const changed = { lines, revision, count: increment(1), ...first };
            transaction.set(cart, changed, { merge: true });
          }),
        ),
      );
    },
  },
  {
    name: 'a cart that is deleted',
    allowed: false,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      const cart = doc(database, 'carts', uid);
      await setDoc(cart, newCart());
      return deleteDoc(cart);
    },
  },
];
