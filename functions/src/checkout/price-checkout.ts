import type { Address } from '@dental-shop/domain/account/address';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { currency, priceItems } from '@dental-shop/domain/checkout/price-items';
import type { CheckoutItem } from '@dental-shop/domain/order/checkout';
import { ApiError } from '../entry/refusals.ts';
import type { CheckoutPricing } from '../platform/firestore/collections.ts';

/** Prices the items from the catalogue; throws an ApiError that names the line that is wrong. */
export function priceCheckout(items: CheckoutItem[], shippingAddress: Address): CheckoutPricing {
  const priced = priceItems(catalogue, items);
  if (priced.ok) return { items: priced.items, amount: priced.amount, currency, shippingAddress };
  const { problem } = priced;
  if (!('sku' in problem)) throw new ApiError(problem.code);
  const line = items.findLastIndex(({ sku }) => sku === problem.sku);
  throw new ApiError(problem.code, `customerData.selectedItems.${line}.sku`);
}
