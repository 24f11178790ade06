import { purchasability } from '../../money/purchasability.ts';
import { withTimesSign } from '../../text/sizes.ts';
import { normalizeGtin } from '../gtin.ts';
import type { Product } from '../product.ts';
import { checkSpelling, parseDescription } from '../sizes/dimensions.ts';
import { asRowError, CatalogueError } from './catalogue-error.ts';
import { readKitContents } from './kit-contents.ts';
import type { NumberedRow } from './row.ts';

function readPrice({ row, rowNumber }: NumberedRow) {
  const priceText = row.Price.trim();
  const price = purchasability(priceText);
  if (priceText !== '' && price === 'unavailable') {
    throw new CatalogueError(rowNumber, `price '${priceText}' is in no known form`);
  }
  return { price, priceText };
}

function readGtin(cell: string): string | undefined {
  if (cell.trim() === '') return undefined;
  const gtin = normalizeGtin(cell);
  if (!gtin) throw new RangeError(`'${cell}' is no GTIN: check its digits, the last one too`);
  return gtin;
}

/** Reads one row of the sheet as a product; throws a CatalogueError where that is not possible. */
export function readProduct(numberedRow: NumberedRow): Product {
  const { row, rowNumber } = numberedRow;
  const { prose, dimensions } = asRowError(rowNumber, () => parseDescription(row.Description));
  const contents = asRowError(rowNumber, () => readKitContents(row['Kit Contents']));
  for (const text of [row.Name, row['sub Category']]) {
    asRowError(rowNumber, () => checkSpelling(text, dimensions));
  }
  const gtin = asRowError(rowNumber, () => readGtin(row.GTIN));
  return {
    ...readPrice(numberedRow),
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
    ...(gtin && { gtin }),
    ...(contents && { contents }),
  };
}
