import { familyOfSku, viewsOfFamily } from './family-of-sku.ts';
import { categoryPictureName, productPictureName } from './picture-name.ts';
import { picturedCategories } from './pictured-categories.ts';

/** Each needs a file in `artwork/own`, or the build fails. */
export const ownPictures: ReadonlySet<string> = new Set<string>([]);

const categoryPictures: ReadonlySet<string> = new Set(picturedCategories.map(categoryPictureName));

const viewSuffix = /(?:-(?:thumbnail|top|dimensions))?\.svg$/;

export function hasPicture(fileName: string, skus: ReadonlySet<string>): boolean {
  if (categoryPictures.has(fileName) || ownPictures.has(fileName)) return true;
  const sku = fileName.replace(viewSuffix, '');
  const family = skus.has(sku) ? familyOfSku(sku) : undefined;
  if (!family) return false;
  return viewsOfFamily(family).some((view) => productPictureName(sku, view) === fileName);
}
