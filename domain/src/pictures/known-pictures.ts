import { familyOfSku, viewsOfFamily } from './family-of-sku.ts';
import { categoryPictureName, productPictureName } from './picture-name.ts';
import { picturedCategories } from './pictured-categories.ts';

/**
 * Names such as `X100.svg` of pictures that nobody draws: the owner's file `X100.jpg` (or another
 * format) must lie in `artwork/own`, or the build of the pages stops.
 */
export const ownPictures: ReadonlySet<string> = new Set<string>([]);

const categoryPictures: ReadonlySet<string> = new Set(picturedCategories.map(categoryPictureName));

const viewSuffix = /(?:-(?:thumbnail|top|dimensions))?\.svg$/;

/**
 * Tells whether there is a picture of this name, given the SKUs of the sheet. The shop knows its
 * pictures by name alone: whether each one is drawn or photographed is the artwork's business.
 */
export function knowsPicture(fileName: string, skus: ReadonlySet<string>): boolean {
  if (categoryPictures.has(fileName) || ownPictures.has(fileName)) return true;
  const sku = fileName.replace(viewSuffix, '');
  const family = skus.has(sku) ? familyOfSku(sku) : undefined;
  if (!family) return false;
  return viewsOfFamily(family).some((view) => productPictureName(sku, view) === fileName);
}
