import type { User } from '@dental-shop/domain/account/user';
import type { CheckApprovalResponse } from '@dental-shop/domain/api/account';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { users } from '../platform/firestore/accounts.ts';

/** Reads the current decision, because the ID token may be outdated. */
export async function readApproval(
  firestore: Firestore,
  uid: string,
): Promise<CheckApprovalResponse> {
  const status = (await users(firestore).doc(uid).get()).data()?.status ?? null;
  return { approved: status === 'approved', status };
}

export async function isApproved(firestore: Firestore, uid: string): Promise<boolean> {
  return (await readApproval(firestore, uid)).approved;
}

/**
 * Throws `not-approved`. Also reads the profile, because ID tokens keep the claim for up to an hour
 * after a suspension.
 */
export async function requireApproved(
  firestore: Firestore,
  token: DecodedIdToken,
): Promise<User<Timestamp>> {
  const user = (await users(firestore).doc(token.uid).get()).data();
  if (token.approved !== true || user?.status !== 'approved') throw new Refusal('not-approved');
  return user;
}
