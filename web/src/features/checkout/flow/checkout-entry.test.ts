import { expect, it } from 'vitest';
import { checkoutEntry } from './checkout-entry.ts';

it.each([{ shows: 'checkout' }, { shows: 'receipt', orderId: 'a' }, { shows: 'cart' }])(
  'reads %j',
  (state) => {
    expect(checkoutEntry(state)).toEqual(state);
  },
);

it.each([null, undefined, 'checkout', {}, { shows: 'receipt' }, { shows: 'receipt', orderId: 1 }])(
  'takes %j for the cart',
  (state) => {
    expect(checkoutEntry(state)).toEqual({ shows: 'cart' });
  },
);
