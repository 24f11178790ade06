import * as z from 'zod';

export const missing = 'is missing';
export const notTrueOrEmpty = 'must be TRUE or empty';

/** Column names match the maker's spreadsheet exactly, because staff edit it and paste it back. */
export const catalogueRowSchema = z.strictObject({
  'Main Category': z.string().trim().min(1, missing),
  'Main Category Button': z.string(),
  'Category Info Page': z.string(),
  hidden: z.enum(['', 'TRUE'], notTrueOrEmpty),
  'Main Category Thumbnail': z.string(),
  'sub Category': z.string(),
  Name: z.string().trim().min(1, missing),
  Price: z.string(),
  'Kit Contents': z.string(),
  Description: z.string(),
  // The sheet stores all-digit SKUs as numbers.
  SKU: z.union([z.string().trim().min(1, missing), z.number().int().positive()]),
  GTIN: z.string(),
  'Lot Tracked': z.enum(['', 'TRUE'], notTrueOrEmpty),
  'thumbnail Photo Name': z.string(),
  'Old Thumbnail Photo Name': z.string(),
  'Product Pictures': z.string(),
  Note: z.string(),
});

export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

export const sheetColumns: readonly (keyof CatalogueRow)[] = catalogueRowSchema.keyof().options;

export interface NumberedRow {
  rowNumber: number;
  row: CatalogueRow;
}
