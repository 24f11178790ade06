import { cleanLine } from '@dental-shop/domain/text/clean-text';

/** Windows-1252 above Latin-1; the built-in fonts of PDF have these letters and signs. */
const windows1252 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function isPrintable(character: string): boolean {
  return /[\x20-\x7e\xa0-\xff]/.test(character) || windows1252.includes(character);
}

/**
 * The text in letters that the built-in fonts have. English and Spanish are left as they are; a
 * letter of another alphabet becomes its base letter, or a question mark, never a gap.
 */
export function printable(text: string): string {
  const shown = (character: string) => {
    if (isPrintable(character)) return character;
    const base = character.normalize('NFKD').charAt(0);
    return isPrintable(base) ? base : '?';
  };
  return [...cleanLine(text)].map(shown).join('');
}
