import type { User } from '@dental-shop/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { changeClaim, hasClaim } from '../platform/custom-claims.ts';
import { findSignIn } from '../platform/find-sign-in.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { describeError } from '../platform/log.ts';

/** Decisions are seconds apart: this many changes during one run would be a fault. */
const maxAttempts = 5;

/**
 * Makes the custom claim `approved` follow the status of `users/{uid}` as it is now, whatever event
 * was the reason. May run at any time and any number of times.
 */
export async function synchronizeClaims(accounts: Firebase, uid: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await synchronizeOnce(accounts, uid)) return;
  }
  throw new Error(`The status of ${uid} changed ${maxAttempts} times while its claims were set`);
}

/** False when the status changed meanwhile, so that the claims just set may be out of date. */
async function synchronizeOnce({ auth, firestore }: Firebase, uid: string): Promise<boolean> {
  const reference = users(firestore).doc(uid);
  const user = (await reference.get()).data();
  const approved = user?.status === 'approved';
  const record = await findSignIn(auth, { uid });
  if (record === undefined) {
    warn('A user document has no account', { uid });
    return true;
  }
  const isStale = hasClaim(record.customClaims, 'approved') !== approved;
  if (isStale) {
    await auth.setCustomUserClaims(uid, changeClaim(record.customClaims, 'approved', approved));
  }
  // Browsers wait for the mark `claimsSetAt`: it says that a new ID token has the new claims.
  // Written without a lock, it does not hold up a decision that is made at the same moment.
  let isAsSeen = true;
  await compareAndSet(reference, (snapshot) => {
    const current = snapshot.data();
    isAsSeen = current?.status === user?.status;
    const needsMark = current !== undefined && (isStale || !isMarked(current));
    return isAsSeen && needsMark ? { claimsSetAt: FieldValue.serverTimestamp() } : undefined;
  });
  return isAsSeen;
}

/** A failure that lasts longer is no passing outage, and the log has told of it all that time. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/** As many as the identity service gives at a time. */
const accountsAtOnce = 100;

/**
 * Sets the claims of recently decided accounts whose document does not say that they were set, or
 * whose claim says something else than it: whoever sets another claim at the same moment replaces
 * them all.
 */
export async function sweepClaims(accounts: Firebase): Promise<void> {
  const decided = await users(accounts.firestore)
    .where('decidedAt', '>=', Timestamp.fromMillis(Date.now() - lookBackMs))
    .get();
  for (let start = 0; start < decided.size; start += accountsAtOnce) {
    const part = decided.docs.slice(start, start + accountsAtOnce);
    for (const uid of await accountsToSet(accounts.auth, part)) {
      try {
        await synchronizeClaims(accounts, uid);
      } catch (error) {
        logError('Claims were not set by the sweep either', { uid, error: describeError(error) });
      }
    }
  }
}

/** The uids of those whose claims must be set. An account that is gone has none. */
async function accountsToSet(
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

interface Instant {
  toMillis(): number;
}

type Mark = Pick<User<Instant>, 'decidedAt' | 'claimsSetAt'>;

/** Whether the mark is younger than the last decision, so that browsers have been told of it. */
export function isMarked({ decidedAt, claimsSetAt }: Mark): boolean {
  if (claimsSetAt === null) return false;
  return decidedAt === null || claimsSetAt.toMillis() >= decidedAt.toMillis();
}

/**
 * Whether a change of the document is the writing of the mark itself. Without this check, a
 * decision dated in the future, typed in by hand, would make the trigger set itself off for ever.
 */
export function isMarkWritten(before: Mark | undefined, after: Mark | undefined): boolean {
  const marked = after?.claimsSetAt?.toMillis();
  return marked !== undefined && marked !== before?.claimsSetAt?.toMillis();
}
