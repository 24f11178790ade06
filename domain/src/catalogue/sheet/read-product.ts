import { parsePurchasability } from '../../money/purchasability.ts';
import { withTimesSign } from '../../text/sizes.ts';
import { normalizeGtin } from '../gtin.ts';
import type { Product } from '../product.ts';
import { checkSpelling, parseDescription } from '../sizes/parse-dimensions.ts';
import type { RowProblems } from './catalogue-error.ts';
import { readKitContents } from './kit-contents.ts';
import type { NumberedRow } from './row.ts';
import { SheetFault } from './sheet-fault.ts';

/** Throws a SheetFault if the format is unknown. */
export function readPrice(cell: string): Pick<Product, 'price' | 'priceText'> {
  const priceText = cell.trim();
  const price = parsePurchasability(priceText);
  if (priceText !== '' && price === 'unavailable') {
    throw new SheetFault('price-format', { value: priceText });
  }
  if (price === 0) throw new SheetFault('price-zero', { value: priceText });
  return { price, priceText };
}

function readGtin(cell: string): string | undefined {
  if (cell.trim() === '') return undefined;
  const gtin = normalizeGtin(cell);
  if (!gtin) throw new SheetFault('gtin-invalid', { value: cell });
  return gtin;
}

export function readProduct({ row, rowNumber }: NumberedRow, problems: RowProblems): Product {
  const check = <Value>(read: () => Value, fallback: Value) =>
    problems.check(rowNumber, read, fallback);
  const { prose, dimensions } = check(() => parseDescription(row.Description), {
    prose: '',
    dimensions: [],
  });
  const contents = check(() => readKitContents(row['Kit Contents']), null);
  for (const text of [row.Name, row['sub Category']]) {
    check(() => checkSpelling(text, dimensions), undefined);
  }
  const gtin = check(() => readGtin(row.GTIN), undefined);
  return {
    ...check(() => readPrice(row.Price), readPrice('')),
    sku: String(row.SKU),
    name: withTimesSign(row.Name),
    category: row['Main Category'],
    subCategory: row['sub Category'].trim(),
    description: withTimesSign(prose),
    dimensions,
    thumbnail: row['thumbnail Photo Name'].trim(),
    pictures: row['Product Pictures']
      .split(',')
      .map((fileName) => fileName.trim())
      .filter((fileName) => fileName !== ''),
    hidden: row.hidden === 'TRUE',
    lotTracked: row['Lot Tracked'] === 'TRUE',
    ...(gtin && { gtin }),
    ...(contents && { contents }),
  };
}
