import { formatPrice } from '../../money/price.ts';
import { isPurchasable } from '../../money/purchasability.ts';
import { normalizeSku } from '../normalize-sku.ts';
import type { KitContents, KitPart, Product } from '../product.ts';

const partText = /^(\S+)(?: x (\d{1,3}))?$/;

/**
 * Reads a cell such as `PD2030, PG00 x 2`; null for an empty one. Throws a RangeError that explains
 * what is wrong with the cell.
 */
export function readKitContents(cell: string): KitContents | null {
  const text = cell.trim();
  if (text === '') return null;
  const parts = text.split(',').map((part): KitPart => {
    const [, sku, quantity = '1'] = partText.exec(part.trim()) ?? [];
    if (sku === undefined || Number(quantity) === 0) {
      throw new RangeError(`kit contents '${part.trim()}' are not 'SKU' or 'SKU x 2'`);
    }
    return { sku, quantity: Number(quantity) };
  });
  const skus = parts.map(({ sku }) => normalizeSku(sku));
  const repeated = parts.find(({ sku }, index) => skus.indexOf(normalizeSku(sku)) !== index);
  if (repeated) throw new RangeError(`kit contents name '${repeated.sku}' twice`);
  return parts;
}

/** A kit's dimensions count its instruments, whether or not the sheet lists them. */
export function isKit({ dimensions, contents }: Pick<Product, 'dimensions' | 'contents'>): boolean {
  return contents !== undefined || dimensions.some(({ label }) => label === 'Instruments');
}

/**
 * Throws a RangeError if a kit lists itself, a part that the catalogue lacks, or parts that cost less
 * than the kit: customers would see a list that can't be complete. A part that isn't sold on its own has
 * no price to compare.
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
    const names = wrong.map((part) => `'${part.sku}'`).join(', ');
    throw new RangeError(`${names} cannot be in this kit`);
  }
  if (!isPurchasable(price) || parts.length === 0) return;
  let total = 0;
  for (const { product, quantity } of parts) {
    if (!product || !isPurchasable(product.price)) return;
    total += product.price * quantity;
  }
  if (total < price) {
    throw new RangeError(
      `the parts in 'Kit Contents' cost ${formatPrice(total)}, less than the kit's ${formatPrice(price)}: list all of them, or none`,
    );
  }
}
