import { drawnCategories } from './category-members.ts';
import { familyOfSku, viewsOfFamily } from './family-of-sku.ts';
import { categoryPictureName, productPictureName } from './picture-name.ts';

const categoryPictures: ReadonlySet<string> = new Set(drawnCategories.map(categoryPictureName));

const viewSuffix = /(?:-(?:top|dimensions))?\.svg$/;

/**
 * Tells whether this folder draws a picture of this name, given the SKUs of the sheet. Apart from
 * the drawing itself, so that checking the catalogue does not load it.
 */
export function knowsPicture(fileName: string, skus: ReadonlySet<string>): boolean {
  if (categoryPictures.has(fileName)) return true;
  const sku = fileName.replace(viewSuffix, '');
  const family = skus.has(sku) ? familyOfSku(sku) : undefined;
  if (!family) return false;
  return viewsOfFamily(family).some((view) => productPictureName(sku, view) === fileName);
}
