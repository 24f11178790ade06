import { normalizeGtin } from '../catalogue/gtin.ts';

/** GS1's FNC1, which ends an element that has no length of its own. */
const separator = '\u001D';

/** What scanners put before a code to say of which kind it is, such as `]d2` for a GS1 DataMatrix. */
const symbology = /^\][A-Za-z]\d/;

/** Characters after an application identifier whose length GS1 has fixed, by its first two digits. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '20': 2,
};

/** The GTIN among the elements of a GS1 code: batch, expiry and serial number may stand before it. */
function gtinElement(code: string): string | undefined {
  let rest = code;
  while (rest.length > 2) {
    if (rest.startsWith(separator)) {
      rest = rest.slice(1);
      continue;
    }
    const identifier = rest.slice(0, 2);
    const length = fixedLengths[identifier];
    if (identifier === '01') return normalizeGtin(rest.slice(2, 16));
    const end = length === undefined ? rest.indexOf(separator) : 2 + length;
    if (end < 0) return undefined;
    rest = rest.slice(end);
  }
  return undefined;
}

/**
 * What a scanned code names, as a line of the pad says it: the GTIN of a box's GS1 DataMatrix, of its
 * bar code, or the code's own text, which may be a SKU.
 */
export function scannedText(raw: string): string {
  const code = raw.replace(symbology, '').trim();
  const printed = /\(01\)\s*(\d{14})/.exec(code)?.[1];
  const gtin = printed ? normalizeGtin(printed) : (normalizeGtin(code) ?? gtinElement(code));
  return gtin ?? code.replaceAll(separator, ' ');
}
