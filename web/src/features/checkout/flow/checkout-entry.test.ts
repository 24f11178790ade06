import { expect, it } from 'vitest';
import { checkoutEntry } from './checkout-entry.ts';

const receipt = { shows: 'receipt', orderId: 'a', uid: 'ana' };

it.each([{ shows: 'checkout' }, receipt, { shows: 'cart' }])('reads what %o shows', (state) => {
  expect(checkoutEntry(state, 'ana')).toEqual(state);
});

it('shows a receipt until it is known who is signed in, and to nobody but its customer', () => {
  expect(checkoutEntry(receipt, undefined)).toEqual(receipt);
  expect(checkoutEntry(receipt, 'ben')).toEqual({ shows: 'cart' });
});

it.each([
  null,
  undefined,
  'checkout',
  {},
  { shows: 'receipt' },
  { shows: 'receipt', orderId: 1, uid: 'ana' },
  { shows: 'receipt', orderId: 'a' },
])('shows the cart for %o', (state) => {
  expect(checkoutEntry(state, 'ana')).toEqual({ shows: 'cart' });
});
