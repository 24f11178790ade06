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
