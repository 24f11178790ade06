/**
 * Control characters; marks that reverse text direction, which make `gpj.exe` look like `exe.jpg`;
 * zero-width characters, which make different names look alike; lone surrogates. Variation selectors
 * (U+FE0E, U+FE0F) stay.
 */
const unseen = /(?!\n|\u{FE0E}|\u{FE0F})[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

// Stryker disable next-line Regex: it would write \V, which is no regular expression.
const lineBreaks = /\r\n?|[\u{85}\p{Zl}\p{Zp}\v\f]/gu;

/** Spaces of all widths, and tabs. */
const spaces = /[\t\p{Zs}]/gu;

/**
 * Multi-line text as people see it: composed (NFC), without invisible characters or surrounding space.
 */
export function cleanText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(spaces, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .trim();
}

/** The same on a single line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/**
 * Cleans every string in stored data before display, because older records predate the cleaning of
 * input. Class instances such as timestamps are left alone.
 */
export function asShown<Data>(data: Data): Data {
  return shown(data) as Data;
}

function shown(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(shown);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shown(each)]));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
