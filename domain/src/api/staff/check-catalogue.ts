import { z } from 'zod';
import { catalogueWarning } from '../../catalogue/catalogue-warning.ts';

export const checkCatalogueRequest = z.strictObject({});

const count = z.number().int().nonnegative();

const checkedRow = z.object({
  /** As the spreadsheet counts: row 1 is its header. */
  row: count,
  sku: z.string(),
  name: z.string(),
  category: z.string(),
  /** As the sheet writes it: `$139.00`, `call for price`, or empty. */
  price: z.string(),
  hidden: z.boolean(),
  warnings: z.array(catalogueWarning),
});
export type CheckedRow = z.infer<typeof checkedRow>;

/** The catalogue as the shop sees it, in the sheet's order; `counts` is of rows by warning. */
export const checkCatalogueResponse = z.object({
  rows: z.array(checkedRow),
  counts: z.record(catalogueWarning, count),
});
export type CheckCatalogueResponse = z.infer<typeof checkCatalogueResponse>;
