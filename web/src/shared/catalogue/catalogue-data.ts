import type { Category } from '@dental-shop/domain/catalogue/category';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { Product } from '@dental-shop/domain/catalogue/product';
import type { Dimension } from '@dental-shop/domain/catalogue/sizes/dimensions';
import type { SizeGrid } from '@dental-shop/domain/catalogue/sizes/size-grid';
import type { SizeSwitch } from '@dental-shop/domain/catalogue/sizes/size-switches';
import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import type { Language } from '@dental-shop/domain/language/language';
import type { ShelfLookup } from '@dental-shop/domain/quick-order/product-lookup';
import type { SearchIndex } from '@dental-shop/domain/search/search-index';
import type { PageDataAddress } from '../page-data/page-data-store.ts';

/** What a listing shows of a product. */
export interface ProductSummary
  extends Pick<Product, 'sku' | 'name' | 'price' | 'category' | 'thumbnail'> {
  /** At most two: those that tell it from the others of its group. */
  dimensions: readonly Dimension[];
}

export interface ProductGroup {
  name: string;
  products: readonly ProductSummary[];
}

export interface CategoryData {
  category: string;
  groups: readonly ProductGroup[];
  /** The groups that are a table of sizes, alone or together with their neighbors. */
  grids: readonly SizeGrid[];
  /** Where these parts are only those of its list's first page: how many there are, on how many pages. */
  firstOf?: { total: number; pages: number };
}

/** A part that is named on another's page. */
export type PartLink = Pick<Product, 'sku' | 'name' | 'price' | 'category' | 'thumbnail'>;

export interface ProductData extends Omit<Product, 'contents' | 'gtin' | 'priceText'> {
  switches: readonly SizeSwitch[];
  /** By main category; `parts` is empty where there are so many that the category itself is named. */
  fitting: readonly { category: string; count: number; parts: readonly PartLink[] }[];
  /** Null if it isn't a kit; empty until the sheet lists the kit's contents. Hidden parts are left out. */
  kit: readonly (PartLink & { quantity: number })[] | null;
  /** The kits that list it among their contents. */
  kits: readonly PartLink[];
}

/** The lowest price of each main category in cents, by the category's name. */
export type StartingPrices = Readonly<Record<string, number>>;

/** A page besides those of the catalogue that the search finds. */
export interface SearchPage {
  path: string;
  /** What it is part of. */
  section: 'faqs' | 'policies' | 'account';
  title: Readonly<Record<Language, string>>;
  /** Stems of the words that lead to it, in both languages, with spaces in between. */
  keywords: string;
}

function fileNameOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
}

/**
 * Every file of catalogue data that the build writes; hidden products and categories are in none, but for
 * the SKUs to which a quick order answers that they are no longer sold.
 * All are in English but `spanish`, which no reader of English loads.
 */
export const catalogueData = {
  categories: { url: '/data/categories.json' } as PageDataAddress<readonly Category[]>,
  startingPrices: { url: '/data/starting-prices.json' } as PageDataAddress<StartingPrices>,
  spanish: { url: '/data/es/catalogue.json' } as PageDataAddress<CatalogueTranslation>,
  search: { url: '/data/search.json' } as PageDataAddress<readonly ProductSummary[]>,
  /** Of both languages; what it finds is shown from `search`. */
  searchIndex: { url: '/data/search-index.json' } as PageDataAddress<SearchIndex>,
  /** Of both languages too. */
  searchPages: { url: '/data/search-pages.json' } as PageDataAddress<readonly SearchPage[]>,
  /** For quick orders alone. */
  shelfLookup: { url: '/data/quick-order.json' } as PageDataAddress<ShelfLookup>,
  /** `name` is the category's own name, not an alias. */
  category: (name: string): PageDataAddress<CategoryData> => ({
    url: `/data/categories/${fileNameOf(name)}.json`,
  }),
  /** All parts of a category that has too many of them for one page. */
  wholeCategory: (name: string): PageDataAddress<CategoryData> => ({
    url: `/data/categories/${fileNameOf(name)}/all.json`,
  }),
  product: (sku: string): PageDataAddress<ProductData> => ({
    url: `/data/products/${fileNameOf(normalizeSku(sku))}.json`,
  }),
};
