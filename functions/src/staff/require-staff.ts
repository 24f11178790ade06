import type { CallableRequest } from 'firebase-functions/https';
import { verifyToken } from '../accounts/verify-token.ts';
import { ApiError } from '../api/errors.ts';
import { type Accounts, isStaff } from './is-staff.ts';

/**
 * The uid of the member of staff who calls, as things are now and not when the token was made.
 * Throws an ApiError `sign-in-required` or `staff-only`.
 */
export async function requireStaff(
  accounts: Accounts,
  { auth: caller }: CallableRequest,
): Promise<string> {
  if (!caller) throw new ApiError('sign-in-required');
  const token = await verifyToken(accounts.auth, caller.rawToken);
  if (!(await isStaff(accounts, token))) throw new ApiError('staff-only');
  return token.uid;
}
