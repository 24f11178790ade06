/**
 * Omits characters that are easily misread (0, 1, I, L, O, S), and U, which could form words. The
 * check character only works with a prime number of characters, here 29.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ';

/** Excludes the check character. With 17 billion combinations, numbers can't be guessed. */
const randomLength = 7;

const format = (characters: string) => `${characters.slice(0, 4)}-${characters.slice(4)}`;

/** Weighted by position to detect any single wrong character and any swapped pair. */
function checkCharacter(characters: string): string {
  const sum = [...characters].reduce(
    (total, character, index) => total + (index + 1) * alphabet.indexOf(character),
    0,
  );
  return alphabet.charAt(sum % alphabet.length);
}

/** Random, to hide how many orders exist. The caller must prevent duplicates. */
export function generateOrderNumber(randomBelow: (end: number) => number): string {
  const characters = Array.from({ length: randomLength }, () =>
    alphabet.charAt(randomBelow(alphabet.length)),
  ).join('');
  return format(`${characters}${checkCharacter(characters)}`);
}

/** Overlapping, because the word before a number may look like its beginning. */
const candidate =
  /(?<![\p{Letter}\p{Number}])(?=([A-Za-z\d]{4}([-–—. ]?)[A-Za-z\d]{4})(?![\p{Letter}\p{Number}]))/gu;

const maxNumbersInText = 10;

/**
 * The order numbers that a text mentions. 1 in 29 words of eight letters passes the check character,
 * so without its hyphen, a number must contain a digit.
 */
export function orderNumbersIn(text: string): string[] {
  const found = [...text.matchAll(candidate)].flatMap(([, typed = '', separator = '']) =>
    /[-–—]/.test(separator) || /\d/.test(typed) ? (parseOrderNumber(typed) ?? []) : [],
  );
  return [...new Set(found)].slice(0, maxNumbersInText);
}

/** Ignores case, spaces, dots, and dashes. Undefined if it can't be a valid number. */
export function parseOrderNumber(text: string): string | undefined {
  const characters = text.toUpperCase().replaceAll(/[\s.\-–—]/g, '');
  const isNumber =
    characters.length === randomLength + 1 &&
    [...characters].every((character) => alphabet.includes(character)) &&
    checkCharacter(characters.slice(0, -1)) === characters.slice(-1);
  return isNumber ? format(characters) : undefined;
}
