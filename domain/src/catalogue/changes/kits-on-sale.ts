import { isPurchasable } from '../../money/purchasability.ts';
import { findProduct } from '../find-product.ts';
import { kitsWith } from '../sheet/kit-contents.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { ProductChange } from './catalogue-changes.ts';

/**
 * SKUs of the kits that can still be bought although the changes take one of their parts off sale. Staff
 * decide on each kit, because it may be packed already. `catalogue` already includes the changes.
 */
export function kitsOnSale(catalogue: Catalogue, changes: readonly ProductChange[]): string[] {
  const parts = changes
    .filter(({ hidden, availability }) => hidden || availability?.kind === 'out-of-stock')
    .flatMap(({ sku }) => findProduct(catalogue, sku) ?? []);
  const kits = parts.flatMap((part) => kitsWith(part, catalogue.products));
  const onSale = kits.filter(({ hidden, price }) => !hidden && isPurchasable(price));
  return [...new Set(onSale.map(({ sku }) => sku))];
}
