import type { User } from '@dental-shop/domain/account/user';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { ApiError } from '../entry/refusals.ts';
import { users } from '../platform/firestore/collections.ts';

/**
 * The approved customer behind a token. The claim alone is not enough: an ID token keeps it for up
 * to an hour after staff suspended the account.
 */
export async function requireApproved(
  firestore: Firestore,
  token: DecodedIdToken,
): Promise<User<Timestamp>> {
  const user = (await users(firestore).doc(token.uid).get()).data();
  if (token.approved !== true || user?.status !== 'approved') throw new ApiError('not-approved');
  return user;
}
