import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { getCard, getReceiptUrl, hasOrderChanged, snapshotOrder } from './order-snapshot.ts';
import {
  checkout,
  facts,
  intent,
  items,
  paid,
  payment,
  recordsOf,
  shippingAddress,
  unpaid,
} from './payment-fixture.ts';

describe('snapshotOrder items', () => {
  const { user } = unpaid;
  const createdAt = Timestamp.fromMillis(0);
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

  it('come from the checkout, with their original names, if both sources match the amount', () => {
    expect(itemsWith('[["I3006",13900,2]]', checkout)).toEqual(items);
  });

  it('come from the payment, with their original names, if their prices differ but not their sum', () => {
    const pricing = (first: number, second: number) => [
      { sku: 'I3006', name: 'Original implant name', unitPrice: first, quantity: 1 },
      { sku: 'HC30', name: 'Original cap name', unitPrice: second, quantity: 1 },
    ];
    const stored = { items: pricing(13_800, 14_000), amount: 27_800, currency: 'usd' };
    const swapped = { ...checkout, pricing: { ...stored, shippingAddress } };
    expect(itemsWith('[["I3006",14000,1],["HC30",13800,1]]', swapped)).toEqual(
      pricing(14_000, 13_800),
    );
  });

  it('come from the checkout if only its items match the amount', () => {
    expect(itemsWith('[["I3006",13901,2]]', checkout)).toEqual(items);
  });

  it('come from the payment if only its items match the amount', () => {
    expect(itemsWith('[["I3006",13900,2]]', changed)).toMatchObject([{ unitPrice: 13_900 }]);
  });

  it('come from the checkout if neither source matches the amount', () => {
    expect(itemsWith('[["I3006",13901,2]]', changed)).toEqual(cheaper);
    expect(itemsWith(undefined, changed)).toEqual(cheaper);
  });

  it("come from the payment if there is no checkout, even if they don't match the amount", () => {
    expect(itemsWith('[["I3006",1,1]]', undefined)).toMatchObject([{ unitPrice: 1, quantity: 1 }]);
  });

  it('are empty if neither source has any', () => {
    expect(itemsWith(undefined, undefined)).toEqual([]);
  });
});

describe('hasOrderChanged', () => {
  const { order } = recordsOf(paid);
  if (!order) throw new Error('Nothing was recorded');

  it('ignores a different update time', () => {
    expect(hasOrderChanged({ ...order, updatedAt: Timestamp.fromMillis(0) }, order)).toBe(false);
  });

  it('ignores a different receipt URL', () => {
    const receiptUrl = 'https://stripe.example/another';
    expect(hasOrderChanged({ ...order, receiptUrl }, order)).toBe(false);
  });

  it('is true if a receipt was added', () => {
    expect(hasOrderChanged({ ...order, receiptUrl: null }, order)).toBe(true);
  });

  it('is true for any other difference and for a new order', () => {
    expect(hasOrderChanged({ ...order, attention: ['many-declines'] }, order)).toBe(true);
    expect(hasOrderChanged(undefined, order)).toBe(true);
  });
});

describe('getCard', () => {
  const charged = (payment_method_details: unknown) =>
    getCard(facts({ intent: intent({ latest_charge: { payment_method_details } }) }));

  it('returns the brand and last four digits, and nothing else about the card', () => {
    const card = { brand: 'visa', last4: '4242', fingerprint: 'x', exp_year: 2030 };
    expect(charged({ type: 'card', card })).toEqual({ brand: 'visa', last4: '4242' });
  });

  it.each([null, { type: 'link', link: {} }, { card: { brand: 'visa', last4: null } }])(
    'returns nothing for %j',
    (details) => expect(charged(details)).toBeUndefined(),
  );
});

describe('getReceiptUrl', () => {
  it.each([
    ['a charge', {}, 'https://stripe.example/receipt'],
    ['a payment without a charge', { latest_charge: null }, null],
    ['a charge without a receipt', { latest_charge: { receipt_url: null } }, null],
    ['a processing payment', { status: 'processing' }, null],
  ])('for %s (%j), returns %j', (_, changes, expected) => {
    expect(getReceiptUrl(facts({ intent: intent(changes) }))).toBe(expected);
  });
});
