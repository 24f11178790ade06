import { describe, expect, it } from 'vitest';
import { intentChanges, intentMetadata } from './payment-intent-changes.ts';

const item = { sku: 'A', name: 'Implant', unitPrice: 13900, quantity: 2 };
const shippingAddress = { street: '1', city: 'Reno', state: 'NV', zipCode: '1', country: 'US' };
const request = {
  checkoutId: 'checkout',
  uid: 'u',
  number: 'K7QM-3XWT',
  pricing: { items: [item], amount: 27800, currency: 'usd', shippingAddress },
  details: { language: 'en', reference: '', deliveryNote: '' } as const,
  savePaymentMethod: false,
};
const intent = {
  amount: 27800,
  metadata: {
    checkoutId: 'checkout',
    uid: 'u',
    orderNumber: 'K7QM-3XWT',
    items0: '[["A",13900,2]]',
  },
  setup_future_usage: null,
};

it('intentMetadata contains the checkout, customer, order number, and items', () => {
  expect(intentMetadata(request)).toEqual(intent.metadata);
});

describe('intentChanges', () => {
  it('returns undefined if Stripe is up to date', () => {
    expect(intentChanges(intent, request)).toBeUndefined();
  });

  it('updates the amount and items after a price change', () => {
    const pricing = { ...request.pricing, items: [{ ...item, unitPrice: 100 }], amount: 200 };
    expect(intentChanges(intent, { ...request, pricing })).toEqual({
      amount: 200,
      metadata: { items0: '[["A",100,2]]' },
    });
  });

  it('clears outdated metadata keys', () => {
    const metadata = { ...intent.metadata, items1: '[["B",1,1]]' };
    expect(intentChanges({ ...intent, metadata }, request)).toEqual({ metadata: { items1: '' } });
  });

  it('adds entered details and clears removed details', () => {
    const details = { language: 'en', reference: 'PO 7', deliveryNote: 'Rear door' } as const;
    const entered = { reference: 'PO 7', deliveryNote: 'Rear door' };
    expect(intentChanges(intent, { ...request, details })).toEqual({ metadata: entered });
    const updated = { ...intent, metadata: { ...intent.metadata, ...entered } };
    expect(intentChanges(updated, { ...request, details })).toBeUndefined();
    expect(intentChanges(updated, request)).toEqual({
      metadata: { reference: '', deliveryNote: '' },
    });
    expect(intentChanges(intent, { ...request, details: undefined })).toBeUndefined();
  });

  it('saves the card only while the box is checked', () => {
    expect(intentChanges(intent, { ...request, savePaymentMethod: true })).toEqual({
      setup_future_usage: 'off_session',
    });
    expect(intentChanges({ ...intent, setup_future_usage: 'off_session' }, request)).toEqual({
      setup_future_usage: '',
    });
  });
});
