import { timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import type { Language } from '@dental-shop/domain/language/language';
import { formatDate } from '@dental-shop/domain/language/locales';
import { cleanLine } from '@dental-shop/domain/text/clean-text';
import { hasGlyph } from './fonts.ts';

/** The fonts contain no emoji or glyph variants. */
const variationSelectors = /[\u{FE0E}\u{FE0F}]/gu;

/** For example, `VIII` for `Ⅷ`, or `A` for a full-width `Ａ`. */
function findPrintable(character: string): string | undefined {
  return [character, character.normalize('NFKC')].find((text) => [...text].every(hasGlyph));
}

const codePoint = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Prints missing characters as code points. If they were printed as boxes, different names could
 * look the same.
 */
export function printable(text: string): string {
  const parts: string[] = [];
  let missing: string[] = [];
  const flush = () => {
    if (missing.length > 0) parts.push(`[${missing.join(' ')}]`);
    missing = [];
  };
  for (const character of cleanLine(text.replace(variationSelectors, ''))) {
    const shown = findPrintable(character);
    if (shown === undefined) {
      missing.push(codePoint(character));
    } else {
      flush();
      parts.push(shown);
    }
  }
  flush();
  return parts.join('');
}

/** Names the office's time zone, because customers may be in another one. */
export function officeDate(date: Date, language: Language, timeZone: string): string {
  const day = formatDate(date, 'day', language, timeZone);
  return printable(`${day} (${timeZoneName(timeZone, language)})`);
}
