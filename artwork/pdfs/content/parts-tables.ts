import {
  productsBySubCategory,
  type SubCategory,
} from '@dental-shop/domain/catalogue/listing/products-by-sub-category';
import type { Product } from '@dental-shop/domain/catalogue/product';
import {
  type Dimension,
  formatDimension,
  keyDimensions,
} from '@dental-shop/domain/catalogue/sizes/dimensions';
import { formatPrice } from '@dental-shop/domain/money/price';
import { isPurchasable } from '@dental-shop/domain/money/purchasability';
import { drawProduct } from '../../drawings/draw-product.ts';
import type { PartsRow, PartsTable } from './pdf-content.ts';
import type { PdfSource } from './pdf-source.ts';

interface TableOptions {
  withPrices: boolean;
}

function figureText(dimension: Dimension | undefined): string {
  return dimension ? formatDimension(dimension) : '';
}

function priceText(product: Product, source: PdfSource): string {
  const { price } = product;
  return isPurchasable(price) ? formatPrice(price) : source.texts.unavailable[price];
}

function partsTable(group: SubCategory, source: PdfSource, options: TableOptions): PartsTable {
  const labels = [
    ...new Set(group.products.flatMap((each) => keyDimensions(each).map(({ label }) => label))),
  ];
  const rowOf = (product: Product): PartsRow => ({
    sku: product.sku,
    name: source.catalogueText.productName(product),
    figures: labels.map((label) =>
      figureText(product.dimensions.find((dimension) => dimension.label === label)),
    ),
    ...(options.withPrices ? { price: priceText(product, source) } : {}),
  });
  // A part from the middle of the group has a typical size.
  const typical = group.products[Math.floor(group.products.length / 2)];
  if (!typical) throw new RangeError(`the sub-category '${group.name}' has no parts`);
  return {
    heading: source.catalogueText.subCategoryName(group.name),
    drawing: drawProduct(typical, 'dimensions'),
    labels: labels.map((label) => source.texts.dimension[label]),
    rows: group.products.map(rowOf),
  };
}

export function partsTables(
  category: string,
  source: PdfSource,
  options: TableOptions,
): PartsTable[] {
  return productsBySubCategory(source.catalogue.products, category).map((group) =>
    partsTable(group, source, options),
  );
}
