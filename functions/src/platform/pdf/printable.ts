import { cleanLine } from '@dental-shop/domain/text/clean-text';
import { hasGlyph } from './fonts.ts';

/** They choose between the looks of a symbol, which the fonts have only one of. */
const variationSelectors = /[\u{FE0E}\u{FE0F}]/gu;

/** The character, or an equivalent that the fonts have: `VIII` for `Ⅷ`, `A` for a full-width `Ａ`. */
function equivalent(character: string): string | undefined {
  return [character, character.normalize('NFKC')].find((text) => [...text].every(hasGlyph));
}

const codePoint = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * One line of text as a PDF shows it. Characters that the fonts lack, such as Chinese ones, appear as their
 * code points: boxes or question marks would make two names look alike and tell nobody what was meant.
 */
export function printable(text: string): string {
  const parts: string[] = [];
  let missing: string[] = [];
  const flush = () => {
    if (missing.length > 0) parts.push(`[${missing.join(' ')}]`);
    missing = [];
  };
  for (const character of cleanLine(text.replace(variationSelectors, ''))) {
    const shown = equivalent(character);
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
