import type { PadLine } from './pad-line.ts';

/** The SKU that a text names as a whole, in any spelling or by its GTIN; undefined where it is none. */
export type SkuOf = (text: string) => string | undefined;

export interface ReadList {
  lines: readonly PadLine[];
  /** What was taken for no item: greetings, headings and totals. The page shows it, so that nobody misses one. */
  leftOut: readonly string[];
}
