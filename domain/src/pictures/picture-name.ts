import type { View } from './family-of-sku.ts';

export function productPictureName(sku: string, view: View): string {
  return view === 'part' ? `${sku}.svg` : `${sku}-${view}.svg`;
}

export function categoryPictureName(category: string): string {
  return `category-${category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`;
}
