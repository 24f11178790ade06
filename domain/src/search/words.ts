const stopWords = new Set(
  [
    'a an and by for in of on the to with x mm',
    'al con de del e el en la las los o para por un una y',
    'dental mm size medida tamano diameter diametro length longitud height altura',
    'degree degrees grado grados',
  ].flatMap((words) => words.split(' ')),
);

/** `Análogo 4,8` becomes `analogo 4.8`. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1.');
}

/**
 * For comparison only. Strips plurals and final vowels, so English and Spanish forms match, such as
 * `implants` and `implante`.
 */
export function stem(word: string): string {
  const singular = word.length > 3 ? word.replace(/s$/, '') : word;
  return singular.length > 4 ? singular.replace(/[aeo]$/, '') : singular;
}

const fillers = [...stopWords, ...'millimeters millimetres milimetros ø ⌀ × * ncm'.split(' ')];

/** Drops trailing filler and partial words: `4.5` from `4.5 x l`, `80` from `80 n-`. */
export function withoutFragments(text: string): string {
  const [fragment] = /[^\d\s]+\s*$/.exec(text) ?? [];
  if (fragment === undefined) return text.trimEnd();
  const letters = fragment.replace(/[^a-zø⌀×*]/g, '');
  if (!fillers.some((filler) => filler.startsWith(letters))) return text.trimEnd();
  return withoutFragments(text.slice(0, -fragment.length));
}

export function splitWords(text: string): string[] {
  return text.split(/[^a-z0-9]+/).filter((word) => word !== '' && !/\d/.test(word));
}

export function stemWords(words: readonly string[]): string[] {
  return words.filter((word) => !stopWords.has(word)).map(stem);
}

export function stemText(text: string): string[] {
  return stemWords(splitWords(plainText(text)));
}
