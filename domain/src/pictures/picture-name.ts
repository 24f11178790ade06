import type { View } from './family-of-sku.ts';

/** The file name of one view of a product: `I4510.svg`, `I4510-top.svg`. */
export function productPictureName(sku: string, view: View): string {
  return view === 'part' ? `${sku}.svg` : `${sku}-${view}.svg`;
}

/** The file name of a main category's drawing: `category-healing-caps.svg`. */
export function categoryPictureName(category: string): string {
  return `category-${category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`;
}
