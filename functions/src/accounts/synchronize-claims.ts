import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { changeClaim, hasClaim } from '../platform/custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { isMarked } from './claims-mark.ts';

/** Decisions come seconds apart at most; this many changes during one run is a fault. */
const mostRounds = 5;

/**
 * Makes the custom claim `approved` follow the status of `users/{uid}` as it is now, whatever event
 * was the reason to look. May run at any time and any number of times.
 */
export async function synchronizeClaims(accounts: Firebase, uid: string): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    if (await synchronizeOnce(accounts, uid)) return;
  }
  throw new Error(`The status of ${uid} changed ${mostRounds} times while its claims were set`);
}

/** False when the status changed meanwhile, so that what was set may be out of date. */
async function synchronizeOnce({ auth, firestore }: Firebase, uid: string): Promise<boolean> {
  const reference = users(firestore).doc(uid);
  const user = (await reference.get()).data();
  const approved = user?.status === 'approved';
  const record = await findAccount(auth, uid);
  if (record === undefined) {
    warn('A user document has no account', { uid });
    return true;
  }
  const isStale = hasClaim(record.customClaims, 'approved') !== approved;
  if (isStale) {
    await auth.setCustomUserClaims(uid, changeClaim(record.customClaims, 'approved', approved));
  }
  // The mark is what browsers wait for: it says that a new ID token has the new claims. Written without
  // locks, it does not hold up a decision that is made at the same moment.
  let isAsSeen = true;
  await compareAndSet(reference, (snapshot) => {
    const current = snapshot.data();
    isAsSeen = current?.status === user?.status;
    const needsMark = current !== undefined && (isStale || !isMarked(current));
    return isAsSeen && needsMark ? { claimsSetAt: FieldValue.serverTimestamp() } : undefined;
  });
  return isAsSeen;
}

async function findAccount(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  const { users: found } = await auth.getUsers([{ uid }]);
  return found[0];
}
