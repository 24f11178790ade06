import * as z from 'zod';
import rows from '../catalogue.json' with { type: 'json' };
import { type CatalogueRow, catalogueRowSchema } from './row.ts';

export const sheetRows: readonly CatalogueRow[] = z.array(catalogueRowSchema).parse(rows);
