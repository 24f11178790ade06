import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { describe, expect, it } from 'vitest';
import { priceCheckout } from './create-payment-intent.ts';

const address = { street: '1', city: 'Reno', state: 'NV', zipCode: '1', country: 'US' };
const forSale = visibleEntries(catalogue.products)
  .flatMap(({ sku, price }) => (isPurchasable(price) ? [{ sku, price }] : []))
  .sort((one, other) => other.price - one.price);
const [{ sku, price }, { sku: otherSku }] = forSale as [(typeof forSale)[0], (typeof forSale)[0]];
const item = { sku, quantity: 2 };

function problemOf(items: { sku: string; quantity: number }[]) {
  try {
    return priceCheckout(catalogue, items, address);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, field: error.details.field };
  }
}

describe('priceCheckout', () => {
  it('takes prices from the catalogue', () => {
    expect(priceCheckout(catalogue, [item], address)).toMatchObject({
      items: [{ sku, unitPrice: price, quantity: 2 }],
      amount: 2 * price,
      currency: 'usd',
      shippingAddress: address,
    });
  });

  it('reports the line with the problem', () => {
    expect(problemOf([item, { sku: 'NO-SUCH-SKU', quantity: 1 }])).toEqual({
      code: 'unknown-product',
      field: 'customerData.selectedItems.1.sku',
    });
    expect(problemOf([{ sku: 'NO-SUCH-SKU', quantity: 1 }, item])).toEqual({
      code: 'unknown-product',
      field: 'customerData.selectedItems.0.sku',
    });
    expect(problemOf([item, { sku: sku.toLowerCase(), quantity: 1 }])).toEqual({
      code: 'duplicate-item',
      field: 'customerData.selectedItems.1.sku',
    });
    expect(problemOf([item, item])).toMatchObject({ field: 'customerData.selectedItems.1.sku' });
  });

  it('reports no line if the total is too large', () => {
    const items = [
      { sku, quantity: 9_999 },
      { sku: otherSku, quantity: 9_999 },
    ];
    expect(problemOf(items)).toEqual({ code: 'amount-too-large', field: undefined });
  });
});
