import * as z from 'zod';
import { catalogueWarning } from '../../catalogue/sheet/catalogue-warning.ts';
import { checkedRow } from '../../catalogue/sheet/check-catalogue.ts';

export const checkCatalogueRequest = z.strictObject({}).meta({ examples: [{}] });

const count = z.number().int().nonnegative();

/** The catalogue as the shop sees it, in the sheet's order; `counts` is of rows by warning. */
export const checkCatalogueResponse = z
  .object({
    rows: z.array(checkedRow),
    counts: z.record(catalogueWarning, count),
  })
  .meta({
    examples: [
      {
        rows: [
          {
            row: 2,
            sku: 'I3006',
            name: 'Implant',
            category: 'Implants',
            price: '$139.00',
            hidden: false,
            warnings: ['no-spanish'],
          },
        ],
        counts: { 'no-price': 0, 'no-picture': 0, hidden: 0, 'no-description': 0, 'no-spanish': 1 },
      },
    ],
  });
export type CheckCatalogueResponse = z.infer<typeof checkCatalogueResponse>;
