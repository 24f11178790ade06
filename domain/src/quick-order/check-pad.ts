import { maxQuantity, parseQuantity } from '../cart/quantity.ts';
import { isPurchasable, type UnavailableReason } from '../money/purchasability.ts';
import { isEmptyLine, type PadLine } from './pad-lines.ts';
import type { Shelf, ShelfProduct } from './product-lookup.ts';

export type Answer<Product> =
  | { kind: 'empty' }
  /** `price` is in cents per piece; `together` is set if other lines have the same product. */
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

function answerLine<Product extends ShelfProduct>(
  line: PadLine,
  shelf: Shelf<Product>,
): Answer<Product> {
  const { text } = line;
  if (isEmptyLine(line)) return { kind: 'empty' };
  const product = shelf.productOf(text);
  if (!product) {
    const sku = shelf.skuOf(text);
    if (sku !== undefined && shelf.isHidden(sku)) return { kind: 'no-longer-sold', sku };
    return { kind: 'unknown', nearest: shelf.nearest(text).slice(0, nearestCount) };
  }
  const { price } = product;
  if (!isPurchasable(price)) return { kind: 'not-sold-online', product, reason: price };
  const quantity = parseQuantity(line.quantity.trim() === '' ? '1' : line.quantity);
  if (quantity === null) return { kind: 'wrong-quantity', product, most: maxQuantity };
  return { kind: 'found', product, quantity, price };
}

/**
 * Adds up the quantities of lines with the same product, and marks the line that exceeds the
 * maximum (including the cart). `known` caches results, so that an unchanged line returns the same
 * object.
 */
export function checkPad<Product extends ShelfProduct>(
  pad: readonly PadLine[],
  shelf: Shelf<Product>,
  inCart: (sku: string) => number,
  known = new WeakMap<PadLine, Answer<Product>>(),
): Answer<Product>[] {
  const sums = new Map<string, { quantity: number; lines: number[] }>();
  const answers = pad.map((line, index): Answer<Product> => {
    const answer = known.get(line) ?? answerLine(line, shelf);
    known.set(line, answer);
    if (answer.kind !== 'found') return answer;
    const { product, quantity } = answer;
    const sum = sums.get(product.sku) ?? { quantity: 0, lines: [] };
    const most = Math.max(0, maxQuantity - inCart(product.sku) - sum.quantity);
    if (quantity > most) return { kind: 'wrong-quantity', product, most };
    sums.set(product.sku, {
      quantity: sum.quantity + quantity,
      lines: [...sum.lines, index],
    });
    return answer;
  });
  return answers.map((answer, index) => {
    const sum = answer.kind === 'found' ? sums.get(answer.product.sku) : undefined;
    if (answer.kind !== 'found' || !sum || sum.lines.length === 1) return answer;
    const others = sum.lines.filter((line) => line !== index);
    return { ...answer, together: { quantity: sum.quantity, others } };
  });
}

/** `total` is in cents; `faults` are indexes of lines that need correcting. */
export function summarizePad<Product extends ShelfProduct>(answers: readonly Answer<Product>[]) {
  const found = answers.filter((answer) => answer.kind === 'found');
  const items = new Map<string, { product: Product; quantity: number }>();
  for (const { product, quantity } of found) {
    const before = items.get(product.sku)?.quantity ?? 0;
    items.set(product.sku, { product, quantity: before + quantity });
  }
  const isFault = ({ kind }: Answer<Product>) => kind !== 'found' && kind !== 'empty';
  return {
    items: [...items.values()],
    pieces: found.reduce((sum, { quantity }) => sum + quantity, 0),
    total: found.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    faults: answers.flatMap((answer, index) => (isFault(answer) ? [index] : [])),
  };
}
