import { withoutPrices } from './hide-numbers.ts';
import type { SkuOf } from './list-reading.ts';
import type { PadLine } from './pad-line.ts';
import { wholeQuantity } from './quantity-text.ts';
import { readSentence } from './read-sentence.ts';

const isPrice = (cell: string) => cell !== '' && withoutPrices(cell).trim() === '';

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
  return alike >= 0 ? alike : cells.findIndex((cell) => /\p{L}/u.test(cell) && !isPrice(cell));
}

/** As many figures as the shortest of a SKU that is typed without its letters. */
export const fewestFigures = 3;

/** A row of numbers alone: the longest may be a GTIN, or a SKU without its letters. */
function readFigures(cells: readonly string[]): PadLine[] {
  const numbers = cells.filter((cell) => /^\d+$/.test(cell));
  const item = numbers.toSorted((a, b) => b.length - a.length)[0];
  if (item === undefined || item.length < fewestFigures) return [];
  return [{ text: item, quantity: numbers.find((each) => each !== item) ?? '' }];
}

/**
 * The items of a row whose columns nobody has named. The quantity is the first number after the item, or
 * the last before it, which leaves out line numbers and prices.
 */
export function readRow(cells: readonly string[], skuOf: SkuOf): PadLine[] {
  const skus = new Set(cells.flatMap((cell) => skuOf(cell) ?? []));
  if (skus.size > 1) return readSentence(cells.join(' ; '), skuOf);
  const index = itemIndex(cells, skuOf);
  const cell = cells[index];
  if (cell === undefined) return readFigures(cells);
  const isQuantity = (each: string) => !isPrice(each) && wholeQuantity(each) !== undefined;
  const beside =
    cells.slice(index + 1).find(isQuantity) ?? cells.slice(0, index).findLast(isQuantity);
  const sku = skuOf(cell);
  const [item, ...others] = sku ? [{ text: sku, quantity: '' }] : readSentence(cell, skuOf);
  if (!item) return [];
  const quantity = (beside === undefined ? undefined : wholeQuantity(beside)) ?? item.quantity;
  return [{ ...item, quantity }, ...others];
}
