import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';

const visible = visibleEntries(catalogue.products);

const sold = (products: typeof visible) =>
  products.flatMap(({ sku, name, price }) =>
    isPurchasable(price) ? [{ sku, name, unitPrice: price }] : [],
  );

export const soldProducts = sold(visible);

function required<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('The catalogue has no suitable product for the tests');
  return found;
}

const implants = sold(visible.filter(({ category }) => category === 'Implants'));
export const implant = required(implants[0]);
export const middleImplant = required(implants[Math.floor(implants.length / 2)]);
export const drill = required(soldProducts.find(({ sku }) => sku.includes('.')));
export const coverScrew = required(soldProducts.find(({ name }) => name.startsWith('Cover Screw')));
const inKits = new Set(
  catalogue.products.flatMap(({ contents = [] }) => contents.map(({ sku }) => normalizeSku(sku))),
);
/**
 * Reserved for tests that change prices, so that other tests don't see the new prices. Not part of a kit, because the
 * parts of a kit must not become cheaper than the kit.
 */
export const repricedProduct = required(
  soldProducts.findLast(({ sku }) => !inKits.has(normalizeSku(sku))),
);

export const productPath = (sku: string): string => {
  const { category } = required(findProduct(catalogue, sku));
  return `/products/${encodeURIComponent(category)}/${encodeURIComponent(sku)}`;
};

export const hiddenProduct = required(catalogue.products.find(({ hidden }) => hidden));
export const unpricedProduct = required(visible.find(({ price }) => !isPurchasable(price)));
