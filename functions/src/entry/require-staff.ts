import type { CallableRequest } from 'firebase-functions/https';
import { type Accounts, isStaff } from '../staff/is-staff.ts';
import { ApiError } from './refusals.ts';
import { verifyToken } from './verify-token.ts';

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
