import type { User } from '@dental-shop/domain/account/user';
import { FieldValue } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import type { Firebase } from '../firebase.ts';
import { users } from '../firestore/accounts.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import { staff } from '../firestore/staff.ts';
import { findAuthUser } from './find-auth-user.ts';

/** Changes are seconds apart, so needing more attempts would indicate a bug. */
const maxAttempts = 5;

/**
 * Only this function may write claims, because every write replaces all of them. Call it after
 * changing `users/{uid}` or `staff/{uid}`, so the last of several calls can see every change.
 */
export async function writeCustomClaims(accounts: Firebase, uid: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (await syncClaims(accounts, uid)) return;
  }
  throw new Error(
    `The account ${uid} changed ${maxAttempts} times while its claims were being set`,
  );
}

async function syncClaims({ auth, firestore }: Firebase, uid: string): Promise<boolean> {
  const account = users(firestore).doc(uid);
  const membership = staff(firestore).doc(uid);
  const [user, role] = await Promise.all([
    account.get().then((snapshot) => snapshot.data()),
    membership.get().then((snapshot) => getRole(snapshot.data())),
  ]);
  const record = await findAuthUser(auth, { uid });
  if (record === undefined) {
    warn('Custom claims not set: the account has no Auth user', { uid });
    return true;
  }
  const { customClaims = {} } = record;
  const wanted = Object.entries({
    approved: user?.status === 'approved',
    staff: role !== 'none',
    admin: role === 'admin',
  });
  const isStale = wanted.some(([name, on]) => hasClaim(customClaims, name) !== on);
  if (isStale) {
    const claims = wanted.reduce((all, [name, on]) => changeClaim(all, name, on), customClaims);
    await auth.setCustomUserClaims(uid, claims);
    // Checked before the mark is written, so the sweep sets the claims again after a crash here.
    if (getRole((await membership.get()).data()) !== role) return false;
  }
  // Browsers wait for `claimsSetAt` before fetching a new ID token. It's written without a lock, so
  // simultaneous decisions aren't delayed.
  let isUnchanged = true;
  await compareAndSet(account, (snapshot) => {
    const current = snapshot.data();
    isUnchanged = current?.status === user?.status;
    const needsMark = current !== undefined && (isStale || !isMarked(current));
    return isUnchanged && needsMark ? { claimsSetAt: FieldValue.serverTimestamp() } : undefined;
  });
  return isUnchanged;
}

export function getRole(member: { admin: boolean } | undefined): 'none' | 'staff' | 'admin' {
  if (!member) return 'none';
  return member.admin ? 'admin' : 'staff';
}

type Mark = Pick<User<{ toMillis(): number }>, 'decidedAt' | 'claimsSetAt'>;

export function isMarked({ decidedAt, claimsSetAt }: Mark): boolean {
  if (claimsSetAt === null) return false;
  return decidedAt === null || claimsSetAt.toMillis() >= decidedAt.toMillis();
}

/**
 * Without this check, a decision dated in the future would make the trigger retrigger itself
 * forever.
 */
export function isMarkWritten(before: Mark | undefined, after: Mark | undefined): boolean {
  const marked = after?.claimsSetAt?.toMillis();
  return marked !== undefined && marked !== before?.claimsSetAt?.toMillis();
}

type Claims = Record<string, unknown>;

export function changeClaim(claims: Claims | undefined, name: string, on: boolean): Claims {
  const { [name]: _former, ...others } = claims ?? {};
  return on ? { ...others, [name]: true } : others;
}

export function hasClaim(claims: Claims | undefined, name: string): boolean {
  return claims?.[name] === true;
}
