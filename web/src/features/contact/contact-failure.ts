const sentences = {
  'too-many-requests': 'failure.tooMany',
  network: 'failure.offline',
  timeout: 'failure.offline',
} as const;

type ContactFailure = (typeof sentences)[keyof typeof sentences] | 'failure.failed';

/** What to say of a message that was not sent, by the code of the error. */
export function contactFailure(error: unknown): ContactFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(sentences, code)
    ? sentences[code as keyof typeof sentences]
    : 'failure.failed';
}
