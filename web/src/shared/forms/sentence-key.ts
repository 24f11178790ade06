/** The code of an `ApiError` or a Firebase error. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

export function sentenceKey<Key extends string, Otherwise extends string | undefined>(
  code: string | undefined,
  sentences: Readonly<Record<string, Key>>,
  otherwise: Otherwise,
): Key | Otherwise {
  // The code comes from outside and could be `toString`.
  if (code === undefined || !Object.hasOwn(sentences, code)) return otherwise;
  return sentences[code] ?? otherwise;
}
