/** The stable code of an `ApiError` or of Firebase's own errors; undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/**
 * The key of the sentence for an error's code, from a feature's own table; `otherwise` for a code
 * that the table does not list.
 */
export function sentenceKey<Key extends string, Otherwise extends string | undefined>(
  code: string | undefined,
  sentences: Readonly<Record<string, Key>>,
  otherwise: Otherwise,
): Key | Otherwise {
  // The code comes from outside, and might be `toString`.
  if (code === undefined || !Object.hasOwn(sentences, code)) return otherwise;
  return sentences[code] ?? otherwise;
}
