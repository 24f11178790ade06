/** A line of the pad as it is written: what is wanted, by SKU, GTIN or name, and how many of it. */
export interface PadLine {
  text: string;
  /** Empty where nothing was said, which is one. */
  quantity: string;
}

/** What the pad holds at most: several times an order, and little enough to be read in an instant. */
export const maxPadLines = 500;
export const maxPadCharacters = 64 * 1024;

/** Longer than any name of the catalogue with its SKU, sizes and remarks. */
export const maxLineCharacters = 200;

export const isEmptyLine = ({ text, quantity }: PadLine): boolean =>
  text.trim() === '' && quantity.trim() === '';
