/** The digits of a GTIN as GS1 writes them everywhere: 14, with zeros before a shorter one. */
const digits = 14;

/** How many digits a GTIN may be printed with: GTIN-8, UPC, EAN-13 and GTIN-14. */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, digits]);

/** The digit that GS1 puts at the end, of the thirteen before it. */
function checkDigit(before: string): number {
  const sum = [...before].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** A GTIN of any length as 14 digits; undefined where it is none, or its check digit is wrong. */
export function normalizeGtin(text: string): string | undefined {
  const typed = text.trim();
  if (!/^\d+$/.test(typed) || !lengths.has(typed.length)) return undefined;
  const gtin = typed.padStart(digits, '0');
  return checkDigit(gtin.slice(0, -1)) === Number(gtin.at(-1)) ? gtin : undefined;
}
