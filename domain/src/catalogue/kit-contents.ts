import { normalizeSku } from './normalize-sku.ts';

interface KitPart {
  sku: string;
  quantity: number;
}

/** What is in a kit, as the sheet lists it. */
export interface KitContents {
  /** True until the maker has said what is inside. */
  isExample: boolean;
  parts: readonly KitPart[];
}

const example = 'Example:';
const partText = /^(\S+)(?: x (\d{1,3}))?$/;

/**
 * Reads a cell such as `PD2030, PG00 x 2`, or `Example: PD2030, PG00 x 2`; null for an empty one.
 * Throws a RangeError saying what is wrong with it.
 */
export function readKitContents(cell: string): KitContents | null {
  const text = cell.trim();
  if (text === '') return null;
  const isExample = text.startsWith(example);
  const parts = (isExample ? text.slice(example.length) : text).split(',').map((part): KitPart => {
    const [, sku, quantity = '1'] = partText.exec(part.trim()) ?? [];
    if (sku === undefined || Number(quantity) === 0) {
      throw new RangeError(`kit contents '${part.trim()}' are not 'SKU' or 'SKU x 2'`);
    }
    return { sku, quantity: Number(quantity) };
  });
  const skus = parts.map(({ sku }) => normalizeSku(sku));
  const repeated = parts.find(({ sku }, index) => skus.indexOf(normalizeSku(sku)) !== index);
  if (repeated) throw new RangeError(`kit contents name '${repeated.sku}' twice`);
  return { isExample, parts };
}
