import type { User } from '@dental-shop/domain/account/user';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { hasChangedEmail, hasVerified } from '../platform/auth/verified-email.ts';
import { deletions, users } from '../platform/firestore/accounts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { describeError } from '../platform/log-redaction.ts';
import { getContact } from './account-correspondence.ts';
import { writeDeletion } from './request-deletion.ts';
import { type EmailServices, syncChangedEmail } from './sync-changed-email.ts';

const pageSize = 100;

/** Leaves staff time to restore an Auth user that was deleted by mistake. */
const graceMs = 7 * 24 * 60 * 60 * 1000;

/**
 * If this many Auth users are missing, the shop must be using the wrong Firebase project, because no
 * one deletes this many by hand.
 */
const maxOrphans = 50;

/**
 * Runs on a schedule, because Firebase's deletion triggers are either in preview or miss bulk
 * deletions.
 */
export async function findOrphanedProfiles(services: EmailServices): Promise<void> {
  const { auth, firestore } = services;
  const orphaned: string[] = [];
  for await (const page of paginate(users(firestore).orderBy('__name__'), pageSize)) {
    const { users: authUsers } = await auth.getUsers(page.map(({ id: uid }) => ({ uid })));
    const present = new Set(authUsers.map(({ uid }) => uid));
    orphaned.push(...page.map(({ id }) => id).filter((uid) => !present.has(uid)));
    await recordVerifications(page, authUsers);
    await syncEmails(services, page, authUsers);
  }
  const isNew = await Promise.all(
    orphaned.map(async (uid) => (await deletions(firestore).doc(uid).get()).data()?.dueAt == null),
  );
  const unknown = orphaned.filter((_, position) => isNew[position]);
  if (unknown.length > maxOrphans) {
    logError('Too many profiles have no Auth user', { count: unknown.length });
    return;
  }
  for (const uid of unknown) await suspendProfile(firestore, uid);
}

/** Copies email changes made outside the shop, such as in Firebase's console. */
async function syncEmails(
  services: EmailServices,
  profiles: readonly QueryDocumentSnapshot<User<Timestamp>>[],
  authUsers: readonly UserRecord[],
): Promise<void> {
  const users = new Map(profiles.map((profile) => [profile.id, profile.data()]));
  for (const authUser of authUsers.filter((each) => hasChangedEmail(each, users.get(each.uid)))) {
    try {
      await syncChangedEmail(services, authUser);
    } catch (error) {
      const { uid } = authUser;
      logError('Changed email not synced', { uid, error: describeError(error) });
    }
  }
}

async function suspendProfile(firestore: Firestore, uid: string): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const [user, deletion] = await Promise.all([
      transaction.get(users(firestore).doc(uid)),
      transaction.get(deletions(firestore).doc(uid)),
    ]);
    const contact = getContact(undefined, user.data());
    if (!contact || deletion.data()?.finishedAt === null) return;
    writeDeletion(firestore, transaction, uid, {
      cause: 'sign-in-gone',
      contact,
      dueInMs: graceMs,
    });
    transaction.update(user.ref, { status: 'suspended' });
  });
  warn('Profile has no Auth user', { uid });
}

/** Recorded here, because Firebase Auth forgets a verification when the address changes. */
async function recordVerifications(
  profiles: readonly QueryDocumentSnapshot<User<Timestamp>>[],
  authUsers: readonly UserRecord[],
): Promise<void> {
  const byUid = new Map(authUsers.map((authUser) => [authUser.uid, authUser]));
  for (const profile of profiles) {
    const { email, emailVerified } = profile.data();
    const authUser = byUid.get(profile.id);
    if (!emailVerified && authUser && hasVerified(authUser, email)) {
      await compareAndSet(profile.ref, () => ({ emailVerified: true }));
    }
  }
}
