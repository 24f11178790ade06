const price = new RegExp(
  [
    // The currency before the amount, or after it, unless that is the currency of a second amount.
    String.raw`(?:(?:US\s?)?[$€£]|\b(?:USD|EUR))\s?-?\d[\d.,]*(?:\s*/?\s*(?:each|ea|c/u)\b)?`,
    String.raw`(?<![\w.,])\d[\d.,]*\s*(?:USD|EUR|dollars?|€)(?!\w|\s*\d+[.,]\d\d)`,
    // Cents alone; what has a multiplication sign or millimeters after it is a size.
    String.raw`(?<![\w.,])\d+(?:[.,]\d{3})*[.,]\d{2}(?!\d|[.,]\d|\s*(?:mm|x|×))`,
  ].join('|'),
  'gi',
);

const size = [
  // A diameter by a length: one of them has a decimal, or millimeters follow.
  String.raw`(?:ø\s*)?\d+[.,]\d+\s*(?:mm)?\s*[x×]\s*\d+(?:[.,]\d+)?(?:\s*mm\b)?`,
  String.raw`(?:ø\s*)?\d+\s*(?:mm)?\s*[x×]\s*\d+[.,]\d+(?:\s*mm\b)?`,
  String.raw`(?:ø\s*)?\d+\s*[x×]\s*\d+\s*mm\b`,
  String.raw`ø\s*\d+(?:[.,]\d+)?`,
  String.raw`\d+(?:[.,]\d+)?\s*(?:mm\b|cm\b|°|º|degrees?\b|grados?\b|n[\s·-]?cm\b)`,
].join('|');

const sizes = new RegExp(String.raw`(?<![\w.,])(?:${size})`, 'gi');

/** Of `3 x 4.5 x 10` and `4.5 x 10 x 3` the whole number at the decimal's far side is the quantity. */
const counted = /(?<![\w.,])(\d+\s*[x×]\s*)(?=\d+[.,]\d+\s*[x×]\s*\d)/gi;

const blank = (text: string) => ' '.repeat(text.length);

/** The same text, as long as before, with blanks where prices stand. */
export const withoutPrices = (text: string): string => text.replace(price, blank);

/** The same text, as long as before, with marks where sizes stand: they are numbers but no quantities. */
export function withoutSizes(text: string): string {
  const apart = text.replace(counted, (match) => match.replace(/[x×]/i, '*'));
  return apart.replace(sizes, (match) => '~'.repeat(match.length));
}
