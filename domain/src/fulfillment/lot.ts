import * as z from 'zod';
import { escapeId } from '../api/document-id.ts';

/** GS1 allows up to 20 characters in a lot number (application identifier 10). */
export const maxLotLength = 20;

/**
 * GS1's character set 82. Stored in upper case, because people who type a lot number from a label
 * rarely keep its case.
 */
export const lotNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9!"%&'()*+,\-./:;<=>?_]{1,20}$/);

/** A calendar date such as `2029-05-31`, without a time zone. */
export const calendarDate = z.iso.date();

/** `SKU|LOT`, for queries with `array-contains`. Neither part can contain `|`. */
export function lotKey(sku: string, lot: string): string {
  return `${sku}|${lot}`;
}

/** For natural sorting: A9 comes before A10. Lots that differ only in leading zeros have the same key. */
export function lotSortKey(lot: string): string {
  return lot.replace(/\d+/g, (digits) => digits.padStart(maxLotLength, '0'));
}

/** The document ID in `lots`. */
export function lotId(sku: string, lot: string): string {
  return `${escapeId(sku)}__${escapeId(lot)}`;
}

/**
 * The document `lots/{lotId}`, created when the lot is first shipped or put on hold, so that a range
 * of lots can be found.
 */
export interface Lot<Instant> {
  sku: string;
  lot: string;
  /** See `lotSortKey`. */
  sortKey: string;
  expiry: string | null;
  /** Lots on hold can't be shipped. `by` is a staff member's email address. */
  hold: { reason: string; since: Instant; by: string } | null;
  updatedAt: Instant;
}
