import type { User } from '@dental-shop/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { maxAuthUsersPerLookup } from '../platform/auth/find-auth-user.ts';
import { hasClaim, isMarked, writeCustomClaims } from '../platform/auth/write-custom-claims.ts';
import { chunks } from '../platform/chunks.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { describeError } from '../platform/log-redaction.ts';

/** Longer than any likely outage. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/** Repairs claims if a trigger failed or someone edited them manually. */
export async function sweepClaims(accounts: Firebase): Promise<void> {
  const decided = await users(accounts.firestore)
    .where('decidedAt', '>=', Timestamp.fromMillis(Date.now() - lookBackMs))
    .get();
  for (const part of chunks(decided.docs, maxAuthUsersPerLookup)) {
    for (const uid of await findStaleClaims(accounts.auth, part)) {
      try {
        await writeCustomClaims(accounts, uid);
      } catch (error) {
        logError('Custom claims still not set after the sweep', {
          uid,
          error: describeError(error),
        });
      }
    }
  }
}

async function findStaleClaims(
  auth: Auth,
  decided: QueryDocumentSnapshot<User<Timestamp>>[],
): Promise<string[]> {
  const { users: records } = await auth.getUsers(decided.map(({ id: uid }) => ({ uid })));
  const claims = new Map(records.map(({ uid, customClaims }) => [uid, customClaims]));
  return decided
    .filter((user) => {
      const data = user.data();
      if (!isMarked(data)) return true;
      const isApproved = data.status === 'approved';
      return claims.has(user.id) && hasClaim(claims.get(user.id), 'approved') !== isApproved;
    })
    .map(({ id }) => id);
}
