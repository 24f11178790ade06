/**
 * A number that people read out and type again: without 0, 1, I, L, O, S and U, which are taken for
 * one another, for 5 or for a word. There are 29, a prime, for the check character's sake.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ';

/** Without the check character: 17 billion numbers, so that none leads to another. */
const randomLength = 7;

/** In groups of four, as `K7QM-3XWT`. */
const written = (characters: string) => `${characters.slice(0, 4)}-${characters.slice(4)}`;

/**
 * The last character. Every position weighs differently, so that one wrong character, or two in the
 * wrong order, never makes another valid number.
 */
function checkCharacter(characters: string): string {
  const sum = [...characters].reduce(
    (total, character, index) => total + (index + 1) * alphabet.indexOf(character),
    0,
  );
  return alphabet.charAt(sum % alphabet.length);
}

/**
 * A number as `K7QM-3XWT`: random, so that it tells nothing of how many there are. Two may be alike:
 * whoever allots one creates a document of that name. `randomBelow` gives an integer from 0, below
 * what it is asked for.
 */
export function generateOrderNumber(randomBelow: (end: number) => number): string {
  const characters = Array.from({ length: randomLength }, () =>
    alphabet.charAt(randomBelow(alphabet.length)),
  ).join('');
  return written(`${characters}${checkCharacter(characters)}`);
}

/**
 * The number that somebody typed, in capitals or not, with whatever between its characters. Undefined
 * where it can be none.
 */
export function parseOrderNumber(text: string): string | undefined {
  const characters = text.toUpperCase().replaceAll(/[\s.\-–—]/g, '');
  const isNumber =
    characters.length === randomLength + 1 &&
    [...characters].every((character) => alphabet.includes(character)) &&
    checkCharacter(characters.slice(0, -1)) === characters.slice(-1);
  return isNumber ? written(characters) : undefined;
}
