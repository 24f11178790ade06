import type { Address } from '@dental-shop/domain/account/address';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import type { CheckoutItem } from '@dental-shop/domain/checkout/checkout';
import { currency, priceItems } from '@dental-shop/domain/checkout/price-items';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { CheckoutPricing } from '../platform/firestore/checkouts.ts';

export function priceCheckout(items: CheckoutItem[], shippingAddress: Address): CheckoutPricing {
  const priced = priceItems(catalogue, items);
  if (priced.ok) return { items: priced.items, amount: priced.amount, currency, shippingAddress };
  const { problem } = priced;
  if (!('sku' in problem)) throw new Refusal(problem.code);
  const line = items.findLastIndex(({ sku }) => sku === problem.sku);
  throw new Refusal(problem.code, { field: `customerData.selectedItems.${line}.sku` });
}
