import { staffErrorCode, staffErrorKey } from '../staff-error.ts';

/** Key of the sentence, in the namespace `staff`, for a refused change of who is staff. */
export function peopleErrorKey(error: unknown) {
  const code = staffErrorCode(error);
  if (code === 'last-admin') return 'people.lastAdmin';
  if (code === 'not-found') return 'people.noAccount';
  return staffErrorKey(error);
}
