import * as z from 'zod';
import { availability } from '../../catalogue/changes/availability.ts';
import { maxProductsPerChange, productChange } from '../../catalogue/changes/catalogue-changes.ts';
import { changeProblemCode } from '../../catalogue/changes/change-problem.ts';
import { maxSheetColumns, maxSheetRows } from '../../catalogue/changes/sheet-limits.ts';
import { catalogueWarning } from '../../catalogue/sheet/catalogue-warning.ts';
import { checkedRow } from '../../catalogue/sheet/check-catalogue.ts';
import { sheetFaultCodes } from '../../catalogue/sheet/sheet-fault.ts';
import { calendarDate } from '../../fulfillment/lot.ts';
import { documentId } from '../document-id.ts';

const instant = z.iso.datetime();
const count = z.int().nonnegative();
const facts = z.record(z.string(), z.string());

/** The version on which staff based the change; someone else may have changed the catalogue since. */
const version = z.int().nonnegative();

/** Null means immediately. */
const effectiveOn = calendarDate.nullable();

const fieldsOf = productChange.shape;

/** Contains only the fields that change. */
const scheduledChange = z.object({
  changeId: z.string(),
  effectiveOn: calendarDate,
  price: fieldsOf.price,
  hidden: fieldsOf.hidden,
  availability: fieldsOf.availability,
});
export type ScheduledChange = z.infer<typeof scheduledChange>;

/** `price` and `hidden` are the current values, and `sheet` has the spreadsheet's. */
const catalogueRow = checkedRow.extend({
  availability: availability.nullable(),
  sheet: z.object({ price: z.string(), hidden: z.boolean() }),
  scheduled: z.array(scheduledChange),
});
export type CatalogueRowNow = z.infer<typeof catalogueRow>;

/** `on` is the day on which the problem starts; null if it exists now. */
const changeProblem = z.object({
  sku: z.string(),
  code: changeProblemCode,
  facts,
  on: calendarDate.nullable(),
});
export type ReportedChangeProblem = z.infer<typeof changeProblem>;

/** If there are problems, nothing was saved, and `changeId` is null. */
const saved = z.object({
  version,
  changeId: z.string().nullable(),
  problems: z.array(changeProblem),
});

/** `kitsOnSale` contains the SKUs of kits that can still be bought even though one of their parts can't. */
const savedChanges = saved.extend({ kitsOnSale: z.array(z.string()) });

const changeOf = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value });

const sheetChange = z.object({
  row: count,
  sku: z.string(),
  name: z.string(),
  price: changeOf(z.string()).exactOptional(),
  hidden: changeOf(z.boolean()).exactOptional(),
});

const releaseDifference = z.object({
  row: count.nullable(),
  sku: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  columns: z.array(z.string()),
});

const sheetProblem = z.object({ row: count, code: z.enum(sheetFaultCodes), facts });
export type SheetProblem = z.infer<typeof sheetProblem>;

const changedProduct = z.object({
  sku: z.string(),
  name: z.string(),
  price: changeOf(z.string()).exactOptional(),
  hidden: changeOf(z.boolean()).exactOptional(),
  availability: changeOf(availability.nullable()).exactOptional(),
});
export type ChangedProduct = z.infer<typeof changedProduct>;

const historyEntry = z.object({
  changeId: z.string(),
  when: instant,
  who: z.string(),
  source: z.enum(['edit', 'sheet', 'undo']),
  effectiveOn: calendarDate,
  /** `settled` changes are too old to be undone. */
  state: z.enum(['in-effect', 'scheduled', 'undone', 'settled']),
  canUndo: z.boolean(),
  products: z.array(changedProduct),
});
export type CatalogueHistoryEntry = z.infer<typeof historyEntry>;

export const catalogueHistoryPage = 20;

/** Rows and columns of the uploaded sheet, with the header first. */
const maxCellLength = 6_000;
const cell = z.union([z.string().max(maxCellLength), z.number(), z.boolean(), z.null()]);

const changeId = 'AbCdEfGhIjKlMnOpQrSt';
const exampleChange = {
  sku: 'I4510',
  price: '$145.00',
  hidden: false,
  availability: { kind: 'out-of-stock', until: '2027-03-12' },
} as const;

export const catalogueCalls = {
  checkCatalogue: {
    request: z.strictObject({}).meta({ examples: [{}] }),
    response: z
      .object({
        version,
        /** The current day in the office's time zone. Changes can't take effect earlier. */
        today: calendarDate,
        /** The office's time zone, which determines when days start and end. */
        timeZone: z.string(),
        rows: z.array(catalogueRow),
        counts: z.record(catalogueWarning, count),
      })
      .meta({
        examples: [
          {
            version: 3,
            today: '2026-11-27',
            timeZone: 'America/Los_Angeles',
            rows: [
              {
                row: 2,
                sku: 'I3006',
                name: 'Implant',
                category: 'Implants',
                price: '$145.00',
                hidden: false,
                lotTracked: true,
                warnings: ['no-spanish'],
                availability: { kind: 'ships-in', days: 5 },
                sheet: { price: '$139.00', hidden: false },
                scheduled: [{ changeId, effectiveOn: '2027-01-01', price: '$149.00' }],
              },
            ],
            counts: {
              'no-price': 0,
              'no-picture': 0,
              hidden: 0,
              'no-description': 0,
              'no-spanish': 1,
            },
          },
        ],
      }),
  },
  /** `effectiveOn` is a calendar day of the office, today or later. Null means now. */
  changeProducts: {
    request: z
      .strictObject({
        version,
        changes: z.array(productChange).min(1).max(maxProductsPerChange),
        effectiveOn,
        source: z.enum(['edit', 'sheet']),
      })
      .meta({
        examples: [
          { version: 3, changes: [exampleChange], effectiveOn: '2027-01-01', source: 'edit' },
          {
            version: 3,
            changes: [{ sku: 'I4510', availability: null }],
            effectiveOn: null,
            source: 'sheet',
          },
        ],
      }),
    response: savedChanges.meta({
      examples: [
        { version: 4, changeId, problems: [], kitsOnSale: ['KB12'] },
        {
          version: 3,
          changeId: null,
          kitsOnSale: [],
          problems: [
            {
              sku: 'KB12',
              code: 'kit-too-expensive',
              facts: { total: '$90.00', price: '$100.00' },
              on: '2027-01-01',
            },
          ],
        },
      ],
    }),
    needsRecentSignIn: true,
    audited: { 'change-catalogue': { en: 'Catalogue changed', es: 'Catálogo modificado' } },
  },
  undoCatalogueChange: {
    request: z
      .strictObject({ version, changeId: documentId })
      .meta({ examples: [{ version: 4, changeId }] }),
    response: saved.meta({ examples: [{ version: 5, changeId, problems: [] }] }),
    needsRecentSignIn: true,
    audited: {
      'undo-catalogue-change': {
        en: 'Catalogue change undone',
        es: 'Cambio del catálogo deshecho',
      },
    },
  },
  /** Compares a spreadsheet with the catalogue on that day. Changes nothing. */
  compareSheet: {
    request: z
      .strictObject({
        table: z.array(z.array(cell).max(maxSheetColumns)).min(1).max(maxSheetRows),
        effectiveOn,
      })
      .meta({
        examples: [
          { table: [['SKU', 'Price']], effectiveOn: null },
          { table: [['SKU', 'Price']], effectiveOn: '2027-01-01' },
        ],
      }),
    response: z
      .object({
        version,
        changes: z.array(sheetChange),
        needRelease: z.array(releaseDifference),
        problems: z.array(sheetProblem),
      })
      .meta({
        examples: [
          {
            version: 3,
            changes: [
              { row: 2, sku: 'I3006', name: 'Implant', price: { from: '$139.00', to: '$145.00' } },
            ],
            needRelease: [{ row: 3, sku: 'I3008', kind: 'changed', columns: ['Name'] }],
            problems: [{ row: 4, code: 'price-format', facts: { value: 'ask us' } }],
          },
        ],
      }),
  },
  /** Newest first. `after` is the last entry's `changeId`. */
  readCatalogueHistory: {
    request: z
      .strictObject({ after: documentId.nullable() })
      .meta({ examples: [{ after: changeId }, { after: null }] }),
    response: z
      .object({ version, entries: z.array(historyEntry), next: z.string().nullable() })
      .meta({
        examples: [
          {
            version: 3,
            entries: [
              {
                changeId,
                when: '2026-11-27T18:00:00Z',
                who: 'ana@example.com',
                source: 'edit',
                effectiveOn: '2026-11-27',
                state: 'in-effect',
                canUndo: true,
                products: [
                  {
                    sku: 'I4510',
                    name: 'Implant',
                    price: { from: '$139.00', to: '$145.00' },
                    hidden: { from: false, to: true },
                    availability: { from: null, to: { kind: 'ships-in', days: 5 } },
                  },
                ],
              },
            ],
            next: null,
          },
        ],
      }),
  },
} as const;
