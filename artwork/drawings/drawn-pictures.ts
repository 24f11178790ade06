import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { familyOfSku, viewsOfFamily } from '@dental-shop/domain/pictures/family-of-sku';
import { categoryPictureName, productPictureName } from '@dental-shop/domain/pictures/picture-name';
import { picturedCategories } from '@dental-shop/domain/pictures/pictured-categories';
import { drawCategory } from './draw-category.ts';
import { drawProduct } from './draw-product.ts';
import { drawThumbnails } from './draw-thumbnails.ts';

const drawn = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

export function drawnPictures(catalogue: Catalogue): ReadonlyMap<string, string> {
  const pictures = drawn.get(catalogue) ?? drawPictures(catalogue);
  drawn.set(catalogue, pictures);
  return pictures;
}

function drawPictures(catalogue: Catalogue): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const category of picturedCategories) {
    pictures.set(categoryPictureName(category), drawCategory(catalogue, category));
  }
  for (const product of catalogue.products) {
    const family = familyOfSku(product.sku);
    if (!family) continue;
    for (const view of viewsOfFamily(family)) {
      if (view === 'thumbnail') continue;
      pictures.set(productPictureName(product.sku, view), drawProduct(product, view));
    }
  }
  const drawable = catalogue.products.filter(({ sku }) => familyOfSku(sku));
  for (const [name, svg] of drawThumbnails(drawable)) pictures.set(name, svg);
  return pictures;
}
