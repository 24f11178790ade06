import type { Category } from '@dental-shop/domain/catalogue/category';
import { infoPages } from '@dental-shop/domain/catalogue/info-pages';
import { productsBySubCategory } from '@dental-shop/domain/catalogue/listing/products-by-sub-category';
import { normalizeSku } from '@dental-shop/domain/catalogue/normalize-sku';
import type { Product } from '@dental-shop/domain/catalogue/product';
import { isKit, kitsWith } from '@dental-shop/domain/catalogue/sheet/kit-contents';
import type { Catalogue } from '@dental-shop/domain/catalogue/sheet/load-catalogue';
import { keyDimensions } from '@dental-shop/domain/catalogue/sizes/dimensions';
import { type SizeGrid, sizeGrids } from '@dental-shop/domain/catalogue/sizes/size-grid';
import { sizeSwitches } from '@dental-shop/domain/catalogue/sizes/size-switches';
import { startingPrices } from '@dental-shop/domain/catalogue/starting-prices';
import type { CatalogueTranslation } from '@dental-shop/domain/catalogue/translation/catalogue-text';
import { visibleEntries } from '@dental-shop/domain/catalogue/visible-entries';
import { type FittingParts, fitFinder } from '@dental-shop/domain/compatibility/fits-with';
import type { LookupData } from '@dental-shop/domain/quick-order/product-lookup';
import { buildSearchIndex } from '@dental-shop/domain/search/search-index';
import { informationAddress } from '../../src/features/category-information/information-text.ts';
import { informationTexts } from '../../src/features/category-information/texts/information-texts.ts';
import {
  type CategoryData,
  catalogueData,
  type PartLink,
  type ProductData,
  type ProductSummary,
} from '../../src/shared/catalogue/catalogue-data.ts';
import { listingPages } from '../../src/shared/catalogue/listing-pages.ts';
import type { PageDataAddress } from '../../src/shared/page-data/page-data-store.ts';
import { searchPages } from './search-pages.ts';

export type ResolvePicture = (fileName: string) => string;

function toSummary(product: Product): ProductSummary {
  const { sku, name, price, category, thumbnail } = product;
  return { sku, name, price, category, thumbnail, dimensions: keyDimensions(product) };
}

/** If a product has more compatible parts than this, its page links to their category instead of listing them. */
const maxParts = 12;

function linkTo({ sku, name, price, category, thumbnail }: Product): PartLink {
  return { sku, name, price, category, thumbnail };
}

function findKit(product: Product, products: readonly Product[]): ProductData['kit'] {
  if (!isKit(product)) return null;
  return (product.contents ?? []).flatMap(({ sku, quantity }) => {
    const part = products.find((each) => normalizeSku(each.sku) === normalizeSku(sku));
    return part ? [{ ...linkTo(part), quantity }] : [];
  });
}

function toProductData(
  product: Product,
  products: readonly Product[],
  grids: readonly SizeGrid[],
  findFitting: (product: Product) => FittingParts[],
): ProductData {
  const { contents: _, gtin: __, priceText: ___, lotTracked: ____, ...own } = product;
  return {
    ...own,
    switches: sizeSwitches(product, products, grids),
    fitting: findFitting(product).map(({ category, parts }) => ({
      category,
      count: parts.length,
      parts: parts.length > maxParts ? [] : parts.map(linkTo),
    })),
    kit: findKit(product, products),
    kits: kitsWith(product, products).map(linkTo),
  };
}

function firstPage(whole: CategoryData): CategoryData {
  const { category, groups, grids } = whole;
  const pages = listingPages(groups, grids);
  const [first] = pages;
  if (!first || pages.length === 1) return whole;
  const names = new Set(first.map(({ name }) => name));
  return {
    category,
    groups: first,
    grids: grids.filter(({ subCategories }) => subCategories.some((name) => names.has(name))),
    firstOf: { total: groups.flatMap(({ products }) => products).length, pages: pages.length },
  };
}

function shelfLookup({ products }: Catalogue): LookupData {
  return {
    gtins: Object.fromEntries(products.flatMap(({ gtin, sku }) => (gtin ? [[gtin, sku]] : []))),
    hidden: products.filter(({ hidden }) => hidden).map(({ sku }) => sku),
  };
}

function withPictures(product: Product, resolvePicture: ResolvePicture): Product {
  return {
    ...product,
    thumbnail: resolvePicture(product.thumbnail),
    pictures: product.pictures.map(resolvePicture),
  };
}

function visibleTranslation(
  { products, categories, subCategories }: CatalogueTranslation,
  hidden: ReadonlySet<string>,
): CatalogueTranslation {
  const isVisible = ([key]: [string, unknown]) => !hidden.has(key);
  return {
    products: Object.fromEntries(Object.entries(products).filter(isVisible)),
    categories: Object.fromEntries(Object.entries(categories).filter(isVisible)),
    subCategories,
  };
}

export function selectPageData(
  catalogue: Catalogue,
  spanish: CatalogueTranslation,
  resolvePicture: ResolvePicture,
): Readonly<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  function add<Data>({ url }: PageDataAddress<Data>, data: Data): void {
    if (url in files) throw new Error(`Two catalogue entries share the file ${url}.`);
    files[url] = data;
  }
  const products = visibleEntries(catalogue.products).map((product) =>
    withPictures(product, resolvePicture),
  );
  const categories = visibleEntries(catalogue.categories).map(
    (category): Category => ({ ...category, thumbnail: resolvePicture(category.thumbnail) }),
  );
  add(catalogueData.categories, categories);
  add(catalogueData.startingPrices, startingPrices(products));
  const hidden = [
    ...catalogue.products.filter((product) => product.hidden).map(({ sku }) => sku),
    ...catalogue.categories.filter((category) => category.hidden).map(({ name }) => name),
  ];
  add(catalogueData.spanish, visibleTranslation(spanish, new Set(hidden)));
  add(catalogueData.search, products.map(toSummary));
  add(catalogueData.shelfLookup, shelfLookup(catalogue));
  const grids: SizeGrid[] = [];
  add(catalogueData.searchIndex, buildSearchIndex(products, spanish));
  add(catalogueData.searchPages, searchPages());
  for (const { name } of categories) {
    const subCategories = productsBySubCategory(products, name);
    const groups = subCategories.map((group) => ({
      name: group.name,
      products: group.products.map(toSummary),
    }));
    const ownGrids = sizeGrids(subCategories);
    grids.push(...ownGrids);
    const whole: CategoryData = { category: name, groups, grids: ownGrids };
    const first = firstPage(whole);
    add(catalogueData.category(name), first);
    if (first !== whole) add(catalogueData.wholeCategory(name), whole);
  }
  const findFitting = fitFinder(products);
  for (const product of products) {
    add(catalogueData.product(product.sku), toProductData(product, products, grids, findFitting));
  }
  for (const page of infoPages) {
    for (const language of ['en', 'es'] as const) {
      add(informationAddress(page, language), informationTexts[page][language]);
    }
  }
  return files;
}
