/**
 * What nobody sees and no name needs: control characters such as NUL; marks that turn the direction
 * of what follows, with which `gpj.exe` reads as `exe.jpg` and one name as another; characters without
 * a width, with which two names look alike and are not; halves of a character. What decides between
 * two looks of one sign (U+FE0E, U+FE0F) stays.
 */
const unseen = /(?!\n|\u{FE0E}|\u{FE0F})[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

// Stryker disable next-line Regex: it would write \V, which is no regular expression.
const lineBreaks = /\r\n?|[\u{85}\p{Zl}\p{Zp}\v\f]/gu;

/** Spaces of all widths, and tabs. */
const spaces = /[\t\p{Zs}]/gu;

/**
 * Text of several lines, as people see it: composed (NFC), so that equal looks are equal text, without
 * what is unseen, and without space around it.
 */
export function cleanText(text: string): string {
  return text
    .replace(lineBreaks, '\n')
    .replace(spaces, ' ')
    .replace(unseen, '')
    .normalize('NFC')
    .trim();
}

/** The same on one line, with single spaces: a name, a street, a subject. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/**
 * The same data with every text in it as people see it. Input is cleaned before it is stored; what was
 * stored earlier, or by another way, is cleaned where it is shown: on screens, in mails and PDFs. Objects with
 * a class of their own, as times, are left alone.
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
