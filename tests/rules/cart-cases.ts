import { maxCartLines } from '@dental-shop/domain/cart/cart';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore';
import { newCustomer, newId } from './create-checkout.ts';
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

const many = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index} 9999`);

export const cartCases: readonly CartCase[] = [
  ofLines('no lines', true, []),
  ofLines('one line', true, ['HD55S 1']),
  ofLines('the smallest and the largest line', true, ['x 1', `${'x'.repeat(40)} 9999`]),
  ofLines('any letters', true, ['HD 55.5/é–牙 12']),
  ofLines('as many lines as a cart has', true, many(maxCartLines)),
  ofLines('one more', false, many(maxCartLines + 1)),
  ofLines('more lines than that in one text', false, ['x 1', many(maxCartLines).join('|')]),
  ofLines('an empty line', false, ['HD55S 1', '']),
  ofLines('a line without a SKU', false, [' 1']),
  ofLines('a SKU of 41 characters', false, [`${'x'.repeat(41)} 1`]),
  ofLines('a line without a quantity', false, ['HD55S']),
  ofLines('a quantity of 0', false, ['HD55S 0']),
  ofLines('a quantity of -1', false, ['HD55S -1']),
  ofLines('a quantity of 1.5', false, ['HD55S 1.5']),
  ofLines('a quantity of 10000', false, ['HD55S 10000']),
  ofLines('a wrong line after a right one', false, ['HD55S 1', 'HD55S 0']),
  ofLines('numbers', false, [1, 2]),
  ofLines('a map', false, [{ sku: 'HD55S', quantity: 1 }]),
  ofLines('text instead of lines', false, 'HD55S 1'),
  ofLines('null instead of lines', false, null),
  withFields('no lines at all', { revision: newCart().revision }),
  withFields('no revision', { lines: [] }),
  withFields('a revision that is none', { lines: [], revision: 'x'.repeat(36) }),
  withFields('a revision of a megabyte', { lines: [], revision: 'a'.repeat(1_000_000) }),
  withFields('a price', { ...newCart(), price: 1 }),
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
    name: 'one more line in a cart',
    allowed: true,
    attempt: async (environment) => {
      const { uid, database } = await newCustomer(environment);
      const cart = doc(database, 'carts', uid);
      await setDoc(cart, newCart());
      return updateDoc(cart, newCart(['HD55S 2', 'HD55L 1']));
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
