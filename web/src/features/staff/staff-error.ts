import { FirebaseError } from 'firebase/app';
import { sentenceKey } from '../../shared/forms/sentence-key.ts';

/** For the codes that mean the same in every area. */
const sentences = {
  'sign-in-required': 'shell.errors.sign-in-required',
  'app-check-required': 'shell.errors.app-check-required',
  'staff-only': 'shell.errors.staff-only',
  'email-not-verified': 'shell.errors.email-not-verified',
  'second-factor-required': 'shell.errors.second-factor-required',
  'staff-session-ended': 'shell.errors.staff-session-ended',
  'recent-sign-in-required': 'shell.errors.recent-sign-in-required',
  'invalid-input': 'shell.errors.invalid-input',
  'not-found': 'shell.errors.not-found',
  'too-many-requests': 'shell.errors.too-many-requests',
} as const;

/** The stable code in a callable's refusal; undefined for any other error. */
export function staffErrorCode(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError) || !('details' in error)) return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('code' in details)) return undefined;
  return typeof details.code === 'string' ? details.code : undefined;
}

/**
 * Key of the sentence, in the namespace `staff`, for a call that failed: from the area's own table if
 * that lists the code.
 */
export function staffErrorKey<Key extends string = never>(
  error: unknown,
  ownSentences: Readonly<Record<string, Key>> = {},
) {
  const table: Readonly<Record<string, Key | (typeof sentences)[keyof typeof sentences]>> = {
    ...sentences,
    ...ownSentences,
  };
  return sentenceKey(staffErrorCode(error), table, 'shell.errors.failed');
}
