import { isPurchasable, parsePurchasability } from '../../money/purchasability.ts';
import type { Category } from '../category.ts';
import { normalizeSku } from '../normalize-sku.ts';
import type { Product } from '../product.ts';
import type { Catalogue } from '../sheet/load-catalogue.ts';
import type { CatalogueChanges, RecordedChange } from './catalogue-changes.ts';
import { type FoldedChanges, foldedIntoSheet } from './folded.ts';
import { type ProductValues, valuesInForce } from './values-in-force.ts';

/** Items sold by phone keep `call`, whether or not they're in stock. */
function withValues(product: Product, { price: priceText, hidden, availability }: ProductValues) {
  const price = parsePurchasability(priceText);
  const isOut = availability?.kind === 'out-of-stock' && isPurchasable(price);
  const { availability: _before, ...rest } = product;
  const changed: Product = { ...rest, price: isOut ? 'out-of-stock' : price, priceText, hidden };
  return availability ? { ...changed, availability } : changed;
}

/**
 * The catalogue at the given time (in ms since 1970): the spreadsheet with staff changes. Changes to
 * SKUs that are no longer in the spreadsheet have no effect.
 */
export function applyChanges(
  catalogue: Catalogue,
  { changes }: Pick<CatalogueChanges, 'changes'>,
  now: number,
  folded: FoldedChanges = foldedIntoSheet,
): Catalogue {
  if (changes.length === 0) return catalogue;
  const changesBySku = new Map<string, RecordedChange[]>();
  for (const change of changes) {
    changesBySku.set(change.sku, [...(changesBySku.get(change.sku) ?? []), change]);
  }
  const products = catalogue.products.map((product) => {
    const own = changesBySku.get(product.sku);
    return own ? withValues(product, valuesOf(product, own, now, folded)) : product;
  });
  return {
    products,
    categories: catalogue.categories.map((category) => hiddenIfEmpty(category, products)),
    productBySku: new Map(products.map((product) => [normalizeSku(product.sku), product])),
  };
}

export function valuesOf(
  { priceText, hidden }: Pick<Product, 'priceText' | 'hidden'>,
  changes: readonly RecordedChange[],
  now: number,
  folded: FoldedChanges = foldedIntoSheet,
): ProductValues {
  return valuesInForce({ price: priceText, hidden }, changes, now, folded);
}

function hiddenIfEmpty(category: Category, products: readonly Product[]): Category {
  const own = products.filter((product) => product.category === category.name);
  return { ...category, hidden: own.every(({ hidden }) => hidden) };
}
