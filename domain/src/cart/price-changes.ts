import { normalizeSku } from '../catalogue/normalize-sku.ts';
import { formatPrice } from '../money/price.ts';
import type { OrderItem } from '../order/order.ts';
import { type Cart, getUnitPrice } from './cart.ts';

/** Prices in cents. */
export interface PriceChange {
  sku: string;
  name: string;
  from: number;
  to: number;
}

type ShownPrice = Pick<OrderItem, 'sku' | 'unitPrice'>;
type PricedItem = ShownPrice & Pick<OrderItem, 'name'>;

export function shownPrices(cart: Cart): ShownPrice[] {
  return cart.map((line) => ({ sku: line.SKU, unitPrice: getUnitPrice(line) }));
}

export function priceChanges(
  shown: readonly ShownPrice[],
  priced: readonly PricedItem[],
): PriceChange[] {
  const before = new Map(shown.map(({ sku, unitPrice }) => [normalizeSku(sku), unitPrice]));
  return priced.flatMap(({ sku, name, unitPrice }) => {
    const from = before.get(normalizeSku(sku)) ?? unitPrice;
    return from === unitPrice ? [] : [{ sku, name, from, to: unitPrice }];
  });
}

export function repriceCart(cart: Cart, priced: readonly PricedItem[]): Cart {
  const changes = priceChanges(shownPrices(cart), priced);
  const prices = new Map(changes.map(({ sku, to }) => [normalizeSku(sku), formatPrice(to)]));
  return cart.map((line) => ({ ...line, Price: prices.get(normalizeSku(line.SKU)) ?? line.Price }));
}
