import type { User } from '@dental-shop/domain/account/user';
import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { hasVerified } from '../accounts/email-ownership.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';

/**
 * Marks profiles whose address was verified. Authentication forgets that when the sign-in gets another
 * address or is deleted, but messages from the first address are still the account's.
 */
export async function noteVerified(
  profiles: readonly QueryDocumentSnapshot<User<Timestamp>>[],
  signIns: readonly UserRecord[],
): Promise<void> {
  const byUid = new Map(signIns.map((signIn) => [signIn.uid, signIn]));
  for (const profile of profiles) {
    const { email, emailVerified } = profile.data();
    const signIn = byUid.get(profile.id);
    if (!emailVerified && signIn && hasVerified(signIn, email)) {
      await compareAndSet(profile.ref, () => ({ emailVerified: true }));
    }
  }
}
