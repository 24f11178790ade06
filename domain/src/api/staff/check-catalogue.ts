import * as z from 'zod';
import { catalogueWarning } from '../../catalogue/sheet/catalogue-warning.ts';
import { checkedRow } from '../../catalogue/sheet/check-catalogue.ts';

export const checkCatalogueRequest = z.strictObject({});

const count = z.number().int().nonnegative();

/** The catalogue as the shop sees it, in the sheet's order; `counts` is of rows by warning. */
export const checkCatalogueResponse = z.object({
  rows: z.array(checkedRow),
  counts: z.record(catalogueWarning, count),
});
export type CheckCatalogueResponse = z.infer<typeof checkCatalogueResponse>;
