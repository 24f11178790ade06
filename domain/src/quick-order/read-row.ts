import { withoutPrices } from './hide-numbers.ts';
import type { SkuOf } from './list-reading.ts';
import type { PadLine } from './pad-line.ts';
import { wholeQuantity } from './quantity-text.ts';
import { readSentence } from './read-sentence.ts';

const isPrice = (cell: string) => withoutPrices(cell).trim() === '';

/** A cell that could be a SKU that the shop does not have, rather than a name or a number. */
const isCodeLike = (cell: string) => /^(?=.*\d)(?=.*[a-z])[\w.-]+$/i.test(cell);

/** Where the item stands: a code of the catalogue first, else what looks like one, else words. */
function itemIndex(cells: readonly string[], skuOf: SkuOf): number {
  const whole = cells.findIndex((cell) => skuOf(cell) !== undefined);
  if (whole >= 0) return whole;
  const within = cells.findIndex((cell) =>
    readSentence(cell, skuOf).some(({ text }) => skuOf(text) !== undefined),
  );
  if (within >= 0) return within;
  const alike = cells.findIndex(isCodeLike);
  if (alike >= 0) return alike;
  const words = cells.findIndex((cell) => /\p{L}/u.test(cell) && !isPrice(cell));
  return words >= 0 ? words : cells.indexOf(longestFigures(cells));
}

/** As many figures as the shortest of a SKU that is typed without its letters. */
export const fewestFigures = 3;

/** The longest number of a row of numbers alone: it may be a GTIN, or a SKU without its letters. */
const longestFigures = (cells: readonly string[]) =>
  cells
    .filter((cell) => /^\d+$/.test(cell) && cell.length >= fewestFigures)
    .reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '');

/**
 * The items of a row whose columns nobody has named. The quantity is the first number after the item, or
 * the last before it, which leaves out line numbers, prices and the item's GTIN.
 */
export function readRow(cells: readonly string[], skuOf: SkuOf): PadLine[] {
  const skus = new Set(cells.flatMap((cell) => skuOf(cell) ?? []));
  if (skus.size > 1) return readSentence(cells.join(' ; '), skuOf);
  const index = itemIndex(cells, skuOf);
  const cell = cells[index];
  if (cell === undefined) return [];
  const sku = skuOf(cell);
  const [item, ...others] = sku ? [{ text: sku, quantity: '' }] : readSentence(cell, skuOf);
  if (!item) return [];
  const quantities = (some: readonly string[]) =>
    some.flatMap((each) => (isPrice(each) || skuOf(each) ? [] : (wholeQuantity(each) ?? [])));
  const quantity =
    // The last cell may have the full stop of the sentence.
    quantities(cells.slice(index + 1).map((each) => each.replace(/\.$/, ''))).at(0) ??
    quantities(cells.slice(0, index)).at(-1) ??
    item.quantity;
  return [{ ...item, quantity }, ...others];
}
