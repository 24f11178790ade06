import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';

const visible = visibleEntries(catalogue.products);

const sold = (products: typeof visible) =>
  products.flatMap(({ sku, name, price }) =>
    isPurchasable(price) ? [{ sku, name, unitPrice: price }] : [],
  );

/** Everything that can be bought online, as order lines have it. */
export const soldProducts = sold(visible);

/** Fails at once where the catalogue has nothing to test with. */
function required<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('The catalogue lacks a product that the tests need');
  return found;
}

const implants = sold(visible.filter(({ category }) => category === 'Implants'));
export const implant = required(implants[0]);
/** From the middle of the table of sizes. */
export const middleImplant = required(implants[Math.floor(implants.length / 2)]);
/** Its SKU has a dot. */
export const drill = required(soldProducts.find(({ sku }) => sku.includes('.')));
export const coverScrew = required(soldProducts.find(({ name }) => name.startsWith('Cover Screw')));
export const hiddenProduct = required(catalogue.products.find(({ hidden }) => hidden));
export const unpricedProduct = required(visible.find(({ price }) => !isPurchasable(price)));
