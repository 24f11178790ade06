import { catalogue } from '@dental-shop/domain/catalogue/catalogue';

/** Everything that can be bought online. */
export const soldProducts = catalogue.products.flatMap((product) =>
  !product.hidden && product.purchasability.purchasable
    ? [
        {
          sku: product.sku,
          name: product.name,
          unitPrice: product.purchasability.unitPrice,
        },
      ]
    : [],
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
  catalogue.products.find(({ hidden, purchasability }) => !hidden && !purchasability.purchasable),
);
