import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { getReceiptUrl, hasOrderChanged, snapshotOrder } from './order-snapshot.ts';
import {
  checkout,
  facts,
  intent,
  items,
  look,
  paid,
  payment,
  shippingAddress,
  unpaid,
} from './payment-fixture.ts';

describe('the items of an order', () => {
  const { user } = unpaid;
  const createdAt = Timestamp.fromMillis(0);
  /** Those of a payment of $278.00 that says that `lines` were bought. */
  const itemsWith = (lines: string | undefined, ofCheckout: typeof checkout | undefined) => {
    const metadata = lines === undefined ? {} : { items0: lines };
    const found = facts({ intent: intent({ metadata }) });
    return snapshotOrder({ payment, facts: found, checkout: ofCheckout, user, createdAt }).items;
  };
  const cheaper = items.map((item) => ({ ...item, unitPrice: 13_899 }));
  const changed: typeof checkout = {
    ...checkout,
    pricing: { items: cheaper, amount: 27_798, currency: 'usd', shippingAddress },
  };

  it('are those of the checkout where both make up the amount: with their names of then', () => {
    expect(itemsWith('[["I3006",13900,2]]', checkout)).toEqual(items);
  });

  it('are those of the payment where they alone make up the amount, to the cent', () => {
    expect(itemsWith('[["I3006",13900,2]]', changed)).toMatchObject([{ unitPrice: 13_900 }]);
  });

  it('are those of the checkout where neither makes up the amount', () => {
    expect(itemsWith('[["I3006",13901,2]]', changed)).toEqual(cheaper);
    expect(itemsWith(undefined, changed)).toEqual(cheaper);
  });

  it('are those of the payment where nothing else is known, whatever they cost', () => {
    expect(itemsWith('[["I3006",1,1]]', undefined)).toMatchObject([{ unitPrice: 1, quantity: 1 }]);
  });

  it('are none where nobody knows any', () => {
    expect(itemsWith(undefined, undefined)).toEqual([]);
  });
});

describe('hasOrderChanged', () => {
  const { order } = look(paid);
  if (!order) throw new Error('Nothing was recorded');

  it('takes an order written at another time for the same', () => {
    expect(hasOrderChanged({ ...order, updatedAt: Timestamp.fromMillis(0) }, order)).toBe(false);
  });

  it('takes an order whose receipt has another address for the same', () => {
    const receiptUrl = 'https://stripe.example/another';
    expect(hasOrderChanged({ ...order, receiptUrl }, order)).toBe(false);
  });

  it('tells one that has got a receipt', () => {
    expect(hasOrderChanged({ ...order, receiptUrl: null }, order)).toBe(true);
  });

  it('tells one that differs in anything else, or is new', () => {
    expect(hasOrderChanged({ ...order, attention: ['many-declines'] }, order)).toBe(true);
    expect(hasOrderChanged(undefined, order)).toBe(true);
  });
});

describe('getReceiptUrl', () => {
  it.each([
    ['the charge', {}, 'https://stripe.example/receipt'],
    ['no charge', { latest_charge: null }, null],
    ['a charge without one', { latest_charge: { receipt_url: null } }, null],
    ['a payment on its way', { status: 'processing' }, null],
  ])('reads the receipt of %s', (_, changes, expected) => {
    expect(getReceiptUrl(facts({ intent: intent(changes) }))).toBe(expected);
  });
});
