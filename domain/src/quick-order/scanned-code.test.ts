import { expect, it } from 'vitest';
import { scannedText } from './scanned-code.ts';

const gtin = '09520000000103';

it.each([
  ['a GS1 DataMatrix', `01${gtin}1727123110A1\u001D21S9`],
  ['one with its first FNC1', `\u001D01${gtin}10A1`],
  ['one with its symbology', `]d201${gtin}17271231`],
  ['one with other elements first', `17271231\u001D10LOT7\u001D01${gtin}`],
  ['one in figures for people', `(01)${gtin}(17)271231(10)A1`],
  ['one in figures for people with blanks', `(01) ${gtin} (17) 271231`],
  ['one with dates and a variant first', `1126113017271231200501${gtin}`],
  ['a GTIN alone', gtin],
  ['an EAN-13', '9520000000103'],
])('names the GTIN of %s', (_, raw) => expect(scannedText(raw)).toBe(gtin));

it.each([
  ['UPC', '036000291452', '00036000291452'],
  ['EAN-8', '96385074', '00000096385074'],
])('writes a %s with all its digits', (_, raw, text) => expect(scannedText(raw)).toBe(text));

it.each([
  ['a SKU', 'I4510', 'I4510'],
  ['a SKU with space', ' ID5.1S\n', 'ID5.1S'],
  ['a GTIN with a wrong check digit', '9520000000104', '9520000000104'],
  ['a GS1 code without a GTIN', '10LOT7\u001D21S9', '10LOT7 21S9'],
  ['a GS1 code whose GTIN is wrong', '0109520000000104', '0109520000000104'],
  ['nothing', '', ''],
])('leaves %s as it is', (_, raw, text) => expect(scannedText(raw)).toBe(text));
