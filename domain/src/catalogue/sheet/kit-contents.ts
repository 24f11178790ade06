import type { LineItem } from '../../cart/line-item.ts';
import { formatPrice } from '../../money/price.ts';
import { isPurchasable } from '../../money/purchasability.ts';
import { normalizeSku } from '../normalize-sku.ts';
import type { Product } from '../product.ts';
import { SheetFault } from './sheet-fault.ts';

const partText = /^(\S+)(?: x (\d{1,3}))?$/;

/** Parses `PD2030, PG00 x 2`; null if empty. Throws a SheetFault if invalid. */
export function readKitContents(cell: string): LineItem[] | null {
  const text = cell.trim();
  if (text === '') return null;
  const parts = text.split(',').map((part): LineItem => {
    const [, sku, quantity = '1'] = partText.exec(part.trim()) ?? [];
    if (sku === undefined || Number(quantity) === 0) {
      throw new SheetFault('kit-part-format', { value: part.trim() });
    }
    return { sku, quantity: Number(quantity) };
  });
  const skus = parts.map(({ sku }) => normalizeSku(sku));
  const repeated = parts.find(({ sku }, index) => skus.indexOf(normalizeSku(sku)) !== index);
  if (repeated) throw new SheetFault('kit-part-repeated', { sku: repeated.sku });
  return parts;
}

/** Some kits have no list of contents, but all have an instrument count. */
export function isKit({ dimensions, contents }: Pick<Product, 'dimensions' | 'contents'>): boolean {
  return contents !== undefined || dimensions.some(({ label }) => label === 'Instruments');
}

/**
 * Throws a SheetFault if a kit contains itself or an unknown part, or if it costs more than its
 * parts (which means some are missing). Doesn't compare prices if the kit or a part isn't sold
 * separately.
 */
export function checkKitContents(
  { sku, price, contents = [] }: Product,
  productBySku: ReadonlyMap<string, Product>,
): void {
  const parts = contents.map((part) => ({
    ...part,
    product: productBySku.get(normalizeSku(part.sku)),
  }));
  const wrong = parts.filter(({ product }) => !product || product.sku === sku);
  if (wrong.length > 0) {
    const skus = wrong.map((part) => `'${part.sku}'`).join(', ');
    throw new SheetFault('kit-parts-unknown', { skus });
  }
  if (!isPurchasable(price) || parts.length === 0) return;
  let total = 0;
  for (const { product, quantity } of parts) {
    if (!product || !isPurchasable(product.price)) return;
    total += product.price * quantity;
  }
  if (total < price) {
    const facts = { total: formatPrice(total), price: formatPrice(price) };
    throw new SheetFault('kit-too-expensive', facts);
  }
}

export function kitsWith({ sku }: Product, products: readonly Product[]): Product[] {
  return products.filter(({ contents }) =>
    contents?.some((part) => normalizeSku(part.sku) === normalizeSku(sku)),
  );
}
