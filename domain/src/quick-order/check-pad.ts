import { maxQuantity, parseQuantity } from '../cart/quantity.ts';
import { isPurchasable, type UnavailableReason } from '../money/purchasability.ts';
import { isEmptyLine, type PadLine } from './pad-lines.ts';
import type { LookupProduct, ProductLookup } from './product-lookup.ts';

export type LineResult<Product> =
  | { kind: 'empty' }
  /**
   * `price` is the price per piece, in cents. `together` is set if other lines have the same
   * product.
   */
  | {
      kind: 'found';
      product: Product;
      quantity: number;
      price: number;
      together?: { quantity: number; others: readonly number[] };
    }
  /** `most` is 0 if the cart already has the maximum. */
  | { kind: 'wrong-quantity'; product: Product; most: number }
  | { kind: 'not-sold-online'; product: Product; reason: UnavailableReason }
  | { kind: 'no-longer-sold'; sku: string }
  | { kind: 'unknown'; nearest: readonly Product[] };

const nearestCount = 3;

function checkLine<Product extends LookupProduct>(
  line: PadLine,
  lookup: ProductLookup<Product>,
): LineResult<Product> {
  const { text } = line;
  if (isEmptyLine(line)) return { kind: 'empty' };
  const product = lookup.productOf(text);
  if (!product) {
    const sku = lookup.skuOf(text);
    if (sku !== undefined && lookup.isHidden(sku)) return { kind: 'no-longer-sold', sku };
    return { kind: 'unknown', nearest: lookup.nearest(text).slice(0, nearestCount) };
  }
  const { price } = product;
  if (!isPurchasable(price)) return { kind: 'not-sold-online', product, reason: price };
  const quantity = parseQuantity(line.quantity.trim() === '' ? '1' : line.quantity);
  if (quantity === null) return { kind: 'wrong-quantity', product, most: maxQuantity };
  return { kind: 'found', product, quantity, price };
}

/**
 * Adds up lines with the same product and marks the line at which the total, including the cart,
 * exceeds the maximum. `known` caches results, so an unchanged line returns the same object.
 */
export function checkPad<Product extends LookupProduct>(
  pad: readonly PadLine[],
  lookup: ProductLookup<Product>,
  inCart: (sku: string) => number,
  known = new WeakMap<PadLine, LineResult<Product>>(),
): LineResult<Product>[] {
  const sums = new Map<string, { quantity: number; lines: number[] }>();
  const results = pad.map((line, index): LineResult<Product> => {
    const result = known.get(line) ?? checkLine(line, lookup);
    known.set(line, result);
    if (result.kind !== 'found') return result;
    const { product, quantity } = result;
    const sum = sums.get(product.sku) ?? { quantity: 0, lines: [] };
    const most = Math.max(0, maxQuantity - inCart(product.sku) - sum.quantity);
    if (quantity > most) return { kind: 'wrong-quantity', product, most };
    sums.set(product.sku, {
      quantity: sum.quantity + quantity,
      lines: [...sum.lines, index],
    });
    return result;
  });
  return results.map((result, index) => {
    const sum = result.kind === 'found' ? sums.get(result.product.sku) : undefined;
    if (result.kind !== 'found' || !sum || sum.lines.length === 1) return result;
    const others = sum.lines.filter((line) => line !== index);
    return { ...result, together: { quantity: sum.quantity, others } };
  });
}

/** `total` is in cents; `invalidLines` are indexes of lines that need correcting. */
export function summarizePad<Product extends LookupProduct>(
  results: readonly LineResult<Product>[],
) {
  const found = results.filter((result) => result.kind === 'found');
  const items = new Map<string, { product: Product; quantity: number }>();
  for (const { product, quantity } of found) {
    const before = items.get(product.sku)?.quantity ?? 0;
    items.set(product.sku, { product, quantity: before + quantity });
  }
  const isInvalid = ({ kind }: LineResult<Product>) => kind !== 'found' && kind !== 'empty';
  return {
    items: [...items.values()],
    pieces: found.reduce((sum, { quantity }) => sum + quantity, 0),
    total: found.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    invalidLines: results.flatMap((result, index) => (isInvalid(result) ? [index] : [])),
  };
}
