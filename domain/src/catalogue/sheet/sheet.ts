import * as z from 'zod';
import rows from '../catalogue.json' with { type: 'json' };
import { type CatalogueRow, catalogueRowSchema } from './row.ts';

/** The spreadsheet as the shop has it, hidden rows and notes included. */
export const sheetRows: readonly CatalogueRow[] = z.array(catalogueRowSchema).parse(rows);
