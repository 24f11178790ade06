/** GS1 pads shorter GTINs with leading zeros. */
const digits = 14;

const lengths: ReadonlySet<number> = new Set([8, 12, 13, digits]);

function checkDigit(before: string): number {
  const sum = [...before].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

export function normalizeGtin(text: string): string | undefined {
  const typed = text.trim();
  if (!/^\d+$/.test(typed) || !lengths.has(typed.length)) return undefined;
  const gtin = typed.padStart(digits, '0');
  return checkDigit(gtin.slice(0, -1)) === Number(gtin.at(-1)) ? gtin : undefined;
}
