import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';

/** Everything that can be bought online. */
export const soldProducts = visibleEntries(catalogue.products).flatMap(({ sku, name, price }) =>
  isPurchasable(price) ? [{ sku, name, unitPrice: price }] : [],
);

/** Fails at once where the catalogue has nothing to test with. */
function required<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('The catalogue lacks a product that the tests need');
  return found;
}

export const implant = required(soldProducts[0]);
export const drill = required(soldProducts.find(({ sku }) => sku === 'ID5.1S'));
export const hiddenProduct = required(catalogue.products.find(({ hidden }) => hidden));
export const unpricedProduct = required(
  visibleEntries(catalogue.products).find(({ price }) => !isPurchasable(price)),
);
