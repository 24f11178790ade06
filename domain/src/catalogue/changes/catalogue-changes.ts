import * as z from 'zod';
import { availability } from './availability.ts';

/** The limit for each call and each uploaded spreadsheet. */
export const maxProductsPerChange = 500;

/**
 * Each takes up to about 300 bytes, and a Firestore document can have 1 MiB. Folding the changes into
 * the spreadsheet makes room.
 */
export const maxRecordedChanges = 2_000;

const maxPriceLength = 60;

/** A field that's missing doesn't change. `price` is written as in the spreadsheet. */
export const productChange = z
  .strictObject({
    sku: z.string().trim().min(1).max(40),
    price: z.string().trim().max(maxPriceLength).exactOptional(),
    hidden: z.boolean().exactOptional(),
    /** Null removes the note. */
    availability: availability.nullable().exactOptional(),
  })
  .refine((change) => changedFields.some((field) => field in change));
export type ProductChange = z.infer<typeof productChange>;

export const changedFields = ['price', 'hidden', 'availability'] as const;

/** Instants are in ms since 1970. */
export interface RecordedChange extends ProductChange {
  /** Changes that were saved together share this ID. It's also the ID of their audit entry. */
  changeId: string;
  /** The version of the document that first had this change. */
  version: number;
  effectiveAt: number;
  /** When an out-of-stock item can be bought again: the start of `availability.until`. */
  availableAt?: number;
  /** The spreadsheet's values from before it contained the change; see `valuesInForce`. */
  sheetPrice?: string;
  sheetHidden?: boolean;
  /** The changes that this spreadsheet contained; see `FoldedChanges`. */
  foldedBefore?: { version: number; at: number };
  /** Undone changes have no effect. They're kept in case the spreadsheet already contains them. */
  undone?: { version: number; at: number };
}

/** The document `catalogueChanges/current`. Each write increments `version`. */
export interface CatalogueChanges {
  version: number;
  changes: readonly RecordedChange[];
}

export const noChanges: CatalogueChanges = { version: 0, changes: [] };
