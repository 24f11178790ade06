import type { User } from '@dental-shop/domain/account/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import type { Firebase } from '../platform/firebase.ts';
import { deletions, users } from '../platform/firestore/accounts.ts';
import { pagesOf } from '../platform/firestore/pages-of.ts';
import { writeDeletion } from './request-deletion.ts';

/** What the identity service answers for at once. */
const pageSize = 100;

/** Time to put a sign-in back that was deleted by mistake. */
const graceMs = 7 * 24 * 60 * 60 * 1000;

/** Nobody deletes more by hand in a day; but an identity service of another project has nobody. */
const maxLost = 50;

/**
 * Suspends the profiles whose sign-in was deleted elsewhere, in the console of Firebase for one, and
 * has them deleted a week later. No trigger tells of each such deletion: that of the 2nd generation
 * of functions is a preview, and that of the 1st is silent where several are deleted at once.
 */
export async function findLostSignIns({ auth, firestore }: Firebase): Promise<void> {
  const lost: string[] = [];
  for await (const page of pagesOf(users(firestore).orderBy('__name__'), pageSize)) {
    lost.push(...(await lostAmong(auth, page)));
  }
  const isNew = await Promise.all(
    lost.map(async (uid) => (await deletions(firestore).doc(uid).get()).data()?.dueAt == null),
  );
  const unknown = lost.filter((_, position) => isNew[position]);
  if (unknown.length > maxLost) {
    logError('Too many profiles have lost their sign-in', { count: unknown.length });
    return;
  }
  for (const uid of unknown) await suspend(firestore, uid);
}

async function lostAmong(
  auth: Auth,
  page: readonly QueryDocumentSnapshot<User<Timestamp>>[],
): Promise<string[]> {
  const { users: found } = await auth.getUsers(page.map(({ id: uid }) => ({ uid })));
  const present = new Set(found.map(({ uid }) => uid));
  return page.map(({ id }) => id).filter((uid) => !present.has(uid));
}

async function suspend(firestore: Firestore, uid: string): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const [user, deletion] = await Promise.all([
      transaction.get(users(firestore).doc(uid)),
      transaction.get(deletions(firestore).doc(uid)),
    ]);
    const account = user.data();
    if (!account || deletion.data()?.finishedAt === null) return;
    const { email, language } = account;
    // Whether the address was verified went with the sign-in.
    const contact = { email, isVerified: false, language };
    writeDeletion(firestore, transaction, uid, {
      cause: 'sign-in-gone',
      contact,
      dueInMs: graceMs,
    });
    transaction.update(user.ref, { status: 'suspended' });
  });
  warn('A profile has lost its sign-in', { uid });
}
