const sentences = {
  'too-many-requests': 'failure.tooMany',
  'account-closed': 'failure.closed',
  'not-registered': 'failure.notRegistered',
  'sign-in-required': 'failure.signIn',
  network: 'failure.offline',
  timeout: 'failure.offline',
} as const;

export type CertificateFailure = (typeof sentences)[keyof typeof sentences] | 'failure.failed';

/** What to say of answers that the server did not mark, by the code of the error. */
export function certificateFailure(error: unknown): CertificateFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(sentences, code)
    ? sentences[code as keyof typeof sentences]
    : 'failure.failed';
}
