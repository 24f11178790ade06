import { fold } from '../text/fold.ts';

/** Excel, LibreOffice, and Numbers also accept the full-width and small forms of these signs. */
export const formulaSigns = '=+\\-@＝＋－＠﹦﹢﹣﹫';

const formula = new RegExp(`^[\\s"]*[${formulaSigns}]`, 'u');

/** In English and Spanish. */
const boolean = /^(true|false|verdadero|falso)$/;

const error = /^#[a-z\d/_]+[!?]?$/;

/** Spreadsheets show longer numbers as `1.23E+11`, and drop leading zeros. */
const unchangedNumber = /^(0|[1-9]\d{0,10})$/;

const isoTime = /^\d{4}-\d\d-\d\dt[\d:.]+z?$/;

/** `12E4`, `1.E5`, `10 AM`, `3 p. m.`, `March 2nd`, `2 de marzo` */
const lettersInValue =
  /(?<=\d[,.]*\s?)(?:[de](?=[+-]?\d)|(?:[ap](?:\.? ?m)?|st|nd|rd|th)(?![a-z]))|(?<=\s)(?:del?|of)(?=\s)/g;

/** Months and weekdays, also abbreviated, and currencies. */
const wordInValue = new RegExp(
  `^(?:(?:${[
    'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun',
    'ene|abr|ago|set|dic|lun|mie|jue|vie|sab|dom',
  ].join('|')})[a-z]*|usd|us|eur|mxn)$`,
);

/**
 * Whether a spreadsheet might execute the text, or convert it to a number, date, or Boolean. Returns true when in
 * doubt: a value with digits only counts as text if it also contains an unrelated word.
 */
export function isConverted(text: string): boolean {
  const folded = fold(text.normalize('NFKC'));
  if (formula.test(text) || boolean.test(folded) || error.test(folded)) return true;
  if (!/\p{Number}/u.test(folded) || unchangedNumber.test(text)) return false;
  const words = folded.replaceAll(lettersInValue, ' ').match(/\p{Script=Latin}+/gu) ?? [];
  return isoTime.test(folded) || words.every((word) => wordInValue.test(word));
}
