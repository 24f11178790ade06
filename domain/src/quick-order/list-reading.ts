import type { PadLine } from './pad-line.ts';
import type { Shelf, ShelfProduct } from './product-lookup.ts';

/** Recognizes the products that a list names. */
export type PartFinder = Pick<Shelf<ShelfProduct>, 'skuOf' | 'productOf'>;

/** Which column holds the quantity: its index, or `none` if each row stands for one piece. */
export type QuantityColumn = number | 'none';

/** A table whose quantity column can't be told apart, with enough of it for the customer to decide. */
export interface ColumnQuestion {
  /** The columns that may hold the quantity; the heading is empty if the table has none. */
  candidates: readonly { column: number; heading: string }[];
  /** The first rows, cell by cell. */
  preview: readonly (readonly string[])[];
}

/** Each line of the input is in `lines` or in `skipped`, unless there's a question to answer first. */
export interface ReadList {
  lines: readonly PadLine[];
  /** Lines that name no part, such as greetings and totals, as they were written. */
  skipped: readonly string[];
  question?: ColumnQuestion;
}
