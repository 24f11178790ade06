/** The word that a list has for what the server calls `name`; undefined for what is new to it. */
export function knownWord<Word extends string>(
  words: readonly Word[],
  name: string,
): Word | undefined {
  return words.find((word) => word === name);
}
