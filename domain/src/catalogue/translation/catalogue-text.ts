import { formatSizes } from '../../text/sizes.ts';
import type { Category } from '../category.ts';
import type { Product } from '../product.ts';

export interface CatalogueTranslation {
  /** By SKU. `description` excludes dimensions, because the UI translates them. */
  products: Readonly<Record<string, { name: string; description: string }>>;
  categories: Readonly<Record<string, { name: string; button?: string }>>;
  subCategories: Readonly<Record<string, string>>;
}

export interface CatalogueText {
  productName: (product: Pick<Product, 'sku' | 'name'>) => string;
  description: (product: Pick<Product, 'sku' | 'description'>) => string;
  categoryName: (name: string) => string;
  categoryButton: (category: Pick<Category, 'name' | 'button'>) => string | undefined;
  subCategoryName: (name: string) => string;
}

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
