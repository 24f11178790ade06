import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { describe, expect, it } from 'vitest';
import { priceCheckout } from './price-checkout.ts';

const address = { street: '1', city: 'Reno', state: 'NV', zipCode: '1', country: 'US' };
const drill = { sku: 'HD55S', quantity: 2 };

function problemOf(items: { sku: string; quantity: number }[]) {
  try {
    return priceCheckout(items, address);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, field: error.facts.field };
  }
}

describe('priceCheckout', () => {
  it('takes prices from the catalogue: a drill is $91', () => {
    expect(priceCheckout([drill], address)).toMatchObject({
      items: [{ sku: 'HD55S', unitPrice: 9100, quantity: 2 }],
      amount: 18200,
      currency: 'usd',
      shippingAddress: address,
    });
  });

  it('names the line with the problem', () => {
    expect(problemOf([drill, { sku: 'NO-SUCH-SKU', quantity: 1 }])).toEqual({
      code: 'unknown-product',
      field: 'customerData.selectedItems.1.sku',
    });
    expect(problemOf([{ sku: 'NO-SUCH-SKU', quantity: 1 }, drill])).toEqual({
      code: 'unknown-product',
      field: 'customerData.selectedItems.0.sku',
    });
    expect(problemOf([drill, { sku: 'hd55s', quantity: 1 }])).toEqual({
      code: 'duplicate-item',
      field: 'customerData.selectedItems.1.sku',
    });
    expect(problemOf([drill, drill])).toMatchObject({ field: 'customerData.selectedItems.1.sku' });
  });

  it('names no line where the sum is the problem', () => {
    const kits = [
      { sku: 'HD55S', quantity: 9_999 },
      { sku: 'HD55L', quantity: 9_999 },
    ];
    expect(problemOf(kits)).toEqual({ code: 'amount-too-large', field: undefined });
  });
});
