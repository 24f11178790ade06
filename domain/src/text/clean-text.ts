/**
 * Control characters, direction marks (which make `gpj.exe` look like `exe.jpg`), zero-width
 * characters (which make different names look alike), and lone surrogates. Excludes line feeds and
 * the variation selectors U+FE0E and U+FE0F.
 */
const unseen = /(?!\n|\u{FE0E}|\u{FE0F})[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

// Stryker disable next-line Regex: it would write \V, which is no regular expression.
const lineBreaks = /\r\n?|[\u{85}\p{Zl}\p{Zp}\v\f]/gu;

const spaces = /[\t\p{Zs}]/gu;

export function cleanText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(spaces, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .trim();
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** For records that were created before input was cleaned. Leaves class instances unchanged. */
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
