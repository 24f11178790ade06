import { normalizeGtin } from '../catalogue/gtin.ts';
import type { Purchasability } from '../money/purchasability.ts';
import { compactSku } from '../search/match-sku.ts';
import { plainText } from '../search/words.ts';

export interface LookupProduct {
  sku: string;
  name: string;
  price: Purchasability;
}

export interface LookupData {
  /** SKUs by 14-digit GTIN, including hidden products. */
  gtins: Readonly<Record<string, string>>;
  /** SKUs only, to keep the details of hidden products private. */
  hidden: readonly string[];
}

export interface ProductLookup<Product extends LookupProduct> {
  skuOf: (text: string) => string | undefined;
  productOf: (text: string) => Product | undefined;
  isHidden: (sku: string) => boolean;
  nearest: (text: string) => readonly Product[];
}

export type PartFinder = Pick<ProductLookup<LookupProduct>, 'skuOf' | 'productOf'>;

interface LookupSources<Product> {
  products: readonly Product[];
  lookup: LookupData;
  otherNames: Readonly<Record<string, { name: string }>>;
  nearest: ProductLookup<Product & LookupProduct>['nearest'];
}

const plainName = (name: string) =>
  plainText(name)
    .replaceAll('×', 'x')
    .replace(/[^a-z0-9.]/g, '');

export function createProductLookup<Product extends LookupProduct>({
  products,
  lookup,
  otherNames,
  nearest,
}: LookupSources<Product>): ProductLookup<Product> {
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
