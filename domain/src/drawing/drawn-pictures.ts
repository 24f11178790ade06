import type { Catalogue } from '../catalogue/load-catalogue.ts';
import { drawnCategories } from './category-members.ts';
import { drawCategory } from './draw-category.ts';
import { drawProduct } from './draw-product.ts';
import { familyOfSku, viewsOfFamily } from './family-of-sku.ts';
import { categoryPictureName, productPictureName } from './picture-name.ts';

/** Every picture that the catalogue may name: its file name and its SVG document. */
export function drawnPictures(catalogue: Catalogue): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const category of drawnCategories) {
    pictures.set(categoryPictureName(category), drawCategory(catalogue, category));
  }
  for (const product of catalogue.products) {
    const family = familyOfSku(product.sku);
    if (!family) continue;
    for (const view of viewsOfFamily(family)) {
      pictures.set(productPictureName(product.sku, view), drawProduct(product, view));
    }
  }
  return pictures;
}
