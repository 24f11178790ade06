export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

export function messageKey<Key extends string, Fallback extends string | undefined>(
  code: string | undefined,
  messages: Readonly<Record<string, Key>>,
  fallback: Fallback,
): Key | Fallback {
  // The code is untrusted and could be `toString`.
  if (code === undefined || !Object.hasOwn(messages, code)) return fallback;
  return messages[code] ?? fallback;
}
