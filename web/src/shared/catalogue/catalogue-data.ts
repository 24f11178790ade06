import type { Category } from '@dental-shop/domain/catalogue/category';
import type { Availability } from '@dental-shop/domain/catalogue/changes/availability';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { Product } from '@dental-shop/domain/catalogue/product';
import type { Dimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import type { SizeGrid } from '@dental-shop/domain/catalogue/sizes/size-grid';
import type { SizeSwitch } from '@dental-shop/domain/catalogue/sizes/size-switches';
import type { StartingPrices } from '@dental-shop/domain/catalogue/starting-prices';
import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import type { Language } from '@dental-shop/domain/language/language';
import type { Purchasability } from '@dental-shop/domain/money/purchasability';
import type { LookupData } from '@dental-shop/domain/quick-order/product-lookup';
import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import type { PageDataAddress } from '../page-data/page-data-store.ts';

/** Only `price` is in the built files. The rest is set by `apply-changes.ts` if staff have changed the product. */
export interface Offer extends Pick<Product, 'price'> {
  availability?: Availability;
  hidden?: boolean;
  /** The built page's price. */
  listedPrice?: Purchasability;
}

export interface PartLink extends Offer, Pick<Product, 'sku' | 'name' | 'category' | 'thumbnail'> {}

export interface ProductSummary extends PartLink {
  dimensions: readonly Dimension[];
}

export interface ProductGroup {
  name: string;
  products: readonly ProductSummary[];
}

export interface CategoryData {
  category: string;
  groups: readonly ProductGroup[];
  grids: readonly SizeGrid[];
  firstOf?: { total: number; pages: number };
}

export interface ProductData
  extends Offer,
    Omit<Product, 'contents' | 'gtin' | 'priceText' | 'lotTracked' | keyof Offer> {
  switches: readonly SizeSwitch[];
  /** By main category. `parts` is empty if there are too many to list. */
  fitting: readonly { category: string; count: number; parts: readonly PartLink[] }[];
  /** Null if the product isn't a kit, empty if the catalogue doesn't list its contents. Excludes hidden products. */
  kit: readonly (PartLink & { quantity: number })[] | null;
  kits: readonly PartLink[];
}

export interface SearchPage {
  path: string;
  section: 'faqs' | 'policies' | 'account';
  title: Readonly<Record<Language, string>>;
  /** Space-separated word stems in both languages. */
  keywords: string;
}

export const categoryFolder = '/data/categories/';
export const productFolder = '/data/products/';

function fileNameOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
}

/**
 * Excludes hidden entries and all data on discontinued products except their SKUs. Everything is in English
 * except `spanish`.
 */
export const catalogueData = {
  categories: { url: '/data/categories.json' } as PageDataAddress<readonly Category[]>,
  startingPrices: { url: '/data/starting-prices.json' } as PageDataAddress<StartingPrices>,
  spanish: { url: '/data/es/catalogue.json' } as PageDataAddress<CatalogueTranslation>,
  search: { url: '/data/search.json' } as PageDataAddress<readonly ProductSummary[]>,
  searchIndex: { url: '/data/search-index.json' } as PageDataAddress<SearchIndex>,
  searchPages: { url: '/data/search-pages.json' } as PageDataAddress<readonly SearchPage[]>,
  shelfLookup: { url: '/data/quick-order.json' } as PageDataAddress<LookupData>,
  /** `name` is the category's own name, not an alias. */
  category: (name: string): PageDataAddress<CategoryData> => ({
    url: `${categoryFolder}${fileNameOf(name)}.json`,
  }),
  wholeCategory: (name: string): PageDataAddress<CategoryData> => ({
    url: `${categoryFolder}${fileNameOf(name)}/all.json`,
  }),
  product: (sku: string): PageDataAddress<ProductData> => ({
    url: `${productFolder}${fileNameOf(normalizeSku(sku))}.json`,
  }),
};
