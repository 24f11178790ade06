import type { Catalogue } from '../catalogue/sheet/load-catalogue.ts';
import type { OrderItem } from '../order/order.ts';
import type { CheckoutItem } from './checkout.ts';
import { findPurchasableProduct } from './find-purchasable-product.ts';

export const currency = 'usd';

/** Stripe's maximum charge in US dollars, in cents. Source: docs.stripe.com/currencies. */
const maxAmount = 99_999_999;

type PricingProblem =
  | {
      code: 'unknown-product' | 'not-purchasable' | 'out-of-stock' | 'duplicate-item';
      sku: string;
    }
  | { code: 'amount-too-large' };

/** `amount` and each `unitPrice` are in cents. */
export type Pricing =
  | { ok: true; items: OrderItem[]; amount: number }
  | { ok: false; problem: PricingProblem };

/** Prices always come from the catalogue, never from the request. */
export function priceItems(catalogue: Catalogue, requested: readonly CheckoutItem[]): Pricing {
  const items: OrderItem[] = [];
  for (const { sku, quantity } of requested) {
    const found = findPurchasableProduct(catalogue, sku);
    if ('code' in found) return { ok: false, problem: { code: found.code, sku } };
    const { product, unitPrice } = found;
    if (items.some((item) => item.sku === product.sku)) {
      return { ok: false, problem: { code: 'duplicate-item', sku } };
    }
    items.push({ sku: product.sku, name: product.name, unitPrice, quantity });
  }
  const amount = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
  if (amount > maxAmount) return { ok: false, problem: { code: 'amount-too-large' } };
  return { ok: true, items, amount };
}
