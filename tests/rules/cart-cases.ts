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

const withLines = (name: string, allowed: boolean, lines: unknown): CartCase => ({
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

const withStatus = (status: string, allowed: boolean): CartCase => ({
  name: `a cart if the account is ${status}`,
  allowed,
  attempt: async (environment) => {
    const { uid, database } = await newCustomer(environment, status);
    return setDoc(doc(database, 'carts', uid), newCart());
  },
});

interface Before {
  count: number;
  /** Time since the count started. */
  ageMs?: number;
}

/** Carts from older versions have no count. */
const updated = (
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

const restarted = () => ({ count: 1, startedAt: serverTimestamp() });
const full = { count: maxCartWrites };

const many = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index} 9999`);

export const cartCases: readonly CartCase[] = [
  withLines('no lines', true, []),
  withLines('one line', true, ['HD55S 1']),
  ...[
    ['smallest', 'x 1'],
    ['largest', `${'x'.repeat(40)} 9999`],
  ].flatMap(([which, line]) => [
    withLines(`the ${which} line`, true, [line]),
    withLines(`the ${which} line after another`, true, ['HD55S 1', line]),
  ]),
  withLines('any letters', true, ['HD 55.5/é–牙 12']),
  withLines('the maximum number of lines', true, many(maxCartLines)),
  withLines('one line too many', false, many(maxCartLines + 1)),
  withLines('too many lines joined into one string', false, ['x 1', many(maxCartLines).join('|')]),
  withLines('an empty line', false, ['HD55S 1', '']),
  ...[
    ['a line without a SKU', ' 1'],
    ['a SKU of 41 characters', `${'x'.repeat(41)} 1`],
    ['a line without a quantity', 'HD55S'],
    ['a quantity of 0', 'HD55S 0'],
    ['a quantity of -1', 'HD55S -1'],
    ['a quantity of 1.5', 'HD55S 1.5'],
    ['a quantity of 10000', 'HD55S 10000'],
  ].flatMap(([name, line]) => [
    withLines(`${name}`, false, [line]),
    withLines(`${name} after a valid line`, false, ['HD55S 1', line]),
  ]),
  withLines('numbers', false, [1, 2]),
  withLines('a map', false, [{ sku: 'HD55S', quantity: 1 }]),
  withLines('a string instead of lines', false, 'HD55S 1'),
  withLines('null instead of lines', false, null),
  withFields('no lines field', { revision: newCart().revision }),
  withFields('no revision', { lines: [] }),
  withFields('an invalid revision', { lines: [], revision: 'x'.repeat(36) }),
  withFields('a one-megabyte revision', { lines: [], revision: 'a'.repeat(1_000_000) }),
  withFields('a price', { ...newCart(), price: 1 }),
  withFields('no count', { lines: [], revision: newCart().revision }),
  withFields('a first count of 0', { ...newCart(), count: 0 }),
  withFields('a client-side start time', { ...newCart(), startedAt: new Timestamp(1, 0) }),
  updated('the next count', true, { count: 1 }, { count: 2 }),
  updated('the highest count', true, { count: maxCartWrites - 1 }, { count: maxCartWrites }),
  updated('the same count', false, { count: 1 }, { count: 1 }),
  updated('a count that skips one', false, { count: 1 }, { count: 3 }),
  updated('the next count and a later start', true, { count: 1 }, { ...restarted(), count: 2 }),
  updated('the same count and a later start', false, { count: 1 }, restarted()),
  updated(
    'a count that skips one and a later start',
    false,
    { count: 1 },
    { ...restarted(), count: 3 },
  ),
  updated('a count over the limit and a later start', false, full, {
    ...restarted(),
    count: maxCartWrites + 1,
  }),
  updated(
    'the highest count and a later start',
    true,
    { count: maxCartWrites - 1 },
    { ...restarted(), count: maxCartWrites },
  ),
  updated(
    'the next count and an invented start',
    false,
    { count: 1 },
    {
      count: 2,
      startedAt: new Timestamp(1, 0),
    },
  ),
  updated('a count over the limit', false, full, { count: maxCartWrites + 1 }),
  updated(
    'a restart within the hour',
    false,
    { ...full, ageMs: paceWindowMs - 60_000 },
    restarted(),
  ),
  updated('a restart after an hour', true, { ...full, ageMs: paceWindowMs }, restarted()),
  updated('a restart at 0', false, { ...full, ageMs: paceWindowMs }, { ...restarted(), count: 0 }),
  updated('a first count in an older cart', true, undefined, restarted()),
  updated('no count in an older cart', false, undefined, {}),
  withStatus('pending', true),
  withStatus('approved', true),
  withStatus('declined', true),
  withStatus('suspended', false),
  {
    name: 'a cart of an unregistered user',
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
    name: "querying the user's own cart",
    allowed: false,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      await setDoc(doc(database, 'carts', uid), newCart());
      return getDocs(query(collection(database, 'carts'), where(documentId(), '==', uid)));
    },
  },
  {
    name: 'adding a line',
    allowed: true,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      const cart = doc(database, 'carts', uid);
      await setDoc(cart, newCart());
      return updateDoc(cart, { lines: ['HD55S 2', 'HD55L 1'], count: 2 });
    },
  },
  {
    name: 'lines from two devices concurrently',
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
    name: 'the first cart from two devices concurrently',
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
    name: 'deleting a cart',
    allowed: false,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      const cart = doc(database, 'carts', uid);
      await setDoc(cart, newCart());
      return deleteDoc(cart);
    },
  },
];
