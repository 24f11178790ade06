import { formatSizes } from '../../text/sizes.ts';
import type { Category } from '../category.ts';
import type { Product } from '../product.ts';

/** The catalogue's words in another language; numbers, SKUs and addresses have none. */
export interface CatalogueTranslation {
  /** By SKU. `description` is prose alone: dimensions are figures under labels of the interface. */
  products: Readonly<Record<string, { name: string; description: string }>>;
  /** By the category's English name. `button` leads to its information page, where it has one. */
  categories: Readonly<Record<string, { name: string; button?: string }>>;
  /** By the sub-category's English name. */
  subCategories: Readonly<Record<string, string>>;
}

/**
 * Says what the catalogue's entries are called; what has no translation keeps its English name. Sizes
 * in it are as they are shown.
 */
export interface CatalogueText {
  productName: (product: Pick<Product, 'sku' | 'name'>) => string;
  description: (product: Pick<Product, 'sku' | 'description'>) => string;
  categoryName: (name: string) => string;
  categoryButton: (category: Pick<Category, 'name' | 'button'>) => string | undefined;
  subCategoryName: (name: string) => string;
}

/** `translation` is left out for English, the language that the catalogue is kept in. */
export function catalogueText(translation?: CatalogueTranslation): CatalogueText {
  const { products = {}, categories = {}, subCategories = {} } = translation ?? {};
  return {
    productName: ({ sku, name }) => formatSizes(products[sku]?.name ?? name),
    description: ({ sku, description }) => formatSizes(products[sku]?.description ?? description),
    categoryName: (name) => categories[name]?.name ?? name,
    categoryButton: ({ name, button }) => categories[name]?.button ?? button,
    subCategoryName: (name) => formatSizes(subCategories[name] ?? name),
  };
}
