import { normalizeGtin } from '../catalogue/gtin.ts';
import type { Purchasability } from '../money/purchasability.ts';
import { compactSku } from '../search/match-sku.ts';
import { plainText } from '../search/words.ts';

/** What a pad needs to know of a product. */
export interface ShelfProduct {
  sku: string;
  name: string;
  price: Purchasability;
}

/** What a pad knows beyond the shop's lists of products; loaded only where somebody orders by it. */
export interface ShelfLookup {
  /** SKUs by GTIN in 14 digits, those of hidden products too. */
  gtins: Readonly<Record<string, string>>;
  /** SKUs that the shop does not sell at present; nothing else is told of them. */
  hidden: readonly string[];
}

/** Everything that a line of the pad may name. */
export interface Shelf<Product extends ShelfProduct> {
  /** The SKU that a text names as a whole, by itself or as a GTIN, of hidden products too. */
  skuOf: (text: string) => string | undefined;
  /** The product of a SKU, or of its whole name; hidden ones are in no list. */
  productOf: (text: string) => Product | undefined;
  isHidden: (sku: string) => boolean;
  /** The products that come nearest to a text, the nearest first. */
  nearest: (text: string) => readonly Product[];
}

interface ShelfParts<Product> {
  products: readonly Product[];
  lookup: ShelfLookup;
  /** Names in the reader's other language, by SKU. */
  otherNames: Readonly<Record<string, { name: string }>>;
  nearest: Shelf<Product & ShelfProduct>['nearest'];
}

/** A name as it is compared: `4.5 × 10 mm` and `4,5x10mm` are one. */
const plainName = (name: string) =>
  plainText(name)
    .replaceAll('×', 'x')
    .replace(/[^a-z0-9.]/g, '');

export function makeShelf<Product extends ShelfProduct>({
  products,
  lookup,
  otherNames,
  nearest,
}: ShelfParts<Product>): Shelf<Product> {
  const bySku = new Map(products.map((product) => [compactSku(product.sku), product]));
  const hidden = new Map(lookup.hidden.map((sku) => [compactSku(sku), sku]));
  const byName = new Map(
    products.flatMap((product) => {
      const other = otherNames[product.sku]?.name;
      return [product.name, ...(other ? [other] : [])].map((name) => [plainName(name), product]);
    }),
  );
  const skuOf = (text: string) => {
    const gtin = normalizeGtin(text);
    const ofGtin = gtin && lookup.gtins[gtin];
    const code = compactSku(text);
    return ofGtin ?? bySku.get(code)?.sku ?? hidden.get(code);
  };
  return {
    skuOf,
    productOf: (text) => bySku.get(compactSku(skuOf(text) ?? '')) ?? byName.get(plainName(text)),
    isHidden: (sku) => hidden.has(compactSku(sku)),
    nearest,
  };
}
