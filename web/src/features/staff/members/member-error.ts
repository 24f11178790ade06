import { staffErrorCode, staffErrorKey } from '../staff-error.ts';

/** Key of the sentence, in the namespace `staff`, for a refused change of who is staff. */
export function memberErrorKey(error: unknown) {
  const code = staffErrorCode(error);
  if (code === 'last-admin') return 'members.lastAdmin';
  if (code === 'not-found') return 'members.noAccount';
  return staffErrorKey(error);
}
