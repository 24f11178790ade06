import { FirebaseError } from 'firebase/app';

/** The codes that have a sentence of their own wherever they occur. */
const known = [
  'sign-in-required',
  'staff-only',
  'invalid-input',
  'not-found',
  'too-many-requests',
] as const;

type StaffErrorKey = `shell.errors.${(typeof known)[number] | 'failed'}`;

/** The stable code in a callable's refusal; undefined for any other error. */
export function staffErrorCode(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError) || !('details' in error)) return undefined;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('code' in details)) return undefined;
  return typeof details.code === 'string' ? details.code : undefined;
}

/** Key of the sentence, in the namespace `staff`, that says what to do. */
export function staffErrorKey(error: unknown): StaffErrorKey {
  const code = staffErrorCode(error);
  const found = known.find((each) => each === code);
  return `shell.errors.${found ?? 'failed'}`;
}
