import {
  type DeletedContact,
  type DeletionCause,
  deletionSteps,
} from '@dental-shop/domain/account/account-deletion';
import type { DeleteAccountResponse } from '@dental-shop/domain/api/account';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { deletions, users } from '../platform/firestore/accounts.ts';
import { transactions } from '../platform/firestore/orders.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { staff } from '../platform/firestore/staff.ts';
import { rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';
import { getContact } from './account-correspondence.ts';
import { continueDeletion, leaseMs } from './continue-deletion.ts';
import type { DeletionServices } from './deletion-steps.ts';

export async function deleteOwnAccount(
  services: DeletionServices,
  uid: string,
): Promise<DeleteAccountResponse> {
  await requireWithinLimit(services.firestore, { ...rateLimits.accountDeletions, key: uid });
  await requestDeletion(services, uid, 'customer');
  return { success: true, finished: await continueDeletion(services, uid) };
}

/** Throws `not-found`, `staff-account`, `payment-unsettled`, or `dispute-open`. */
export async function requestDeletion(
  { auth, firestore }: Firebase,
  uid: string,
  cause: Exclude<DeletionCause, 'sign-in-gone'>,
): Promise<void> {
  const record = await findAuthUser(auth, { uid });
  await runTransaction(firestore, async (transaction) => {
    const [deletion, user, member] = await Promise.all([
      transaction.get(deletions(firestore).doc(uid)),
      transaction.get(users(firestore).doc(uid)),
      transaction.get(staff(firestore).doc(uid)),
    ]);
    const known = deletion.data();
    const isWanted = known?.finishedAt === null && known.cause !== 'sign-in-gone';
    if (isWanted) return;
    const contact = getContact(record, user.data());
    if (!record || !contact) throw new Refusal('not-found');
    if (member.exists) throw new Refusal('staff-account');
    await requireSettled(firestore, transaction, uid);
    writeDeletion(firestore, transaction, uid, { cause, contact, dueInMs: leaseMs });
    if (user.exists) transaction.update(user.ref, { status: 'suspended' });
  });
  info('Account deletion requested', { uid, cause });
}

async function requireSettled(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<void> {
  const open = transactions(firestore)
    .where('uid', '==', uid)
    .where('status', 'in', ['pending', 'processing'])
    .limit(20);
  const types = (await transaction.get(open)).docs.map((each) => each.data().type);
  if (types.includes('dispute')) throw new Refusal('dispute-open');
  if (types.length > 0) throw new Refusal('payment-unsettled');
}

export function writeDeletion(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
  { cause, contact, dueInMs }: { cause: DeletionCause; contact: DeletedContact; dueInMs: number },
): void {
  const now = Timestamp.now();
  transaction.set(deletions(firestore).doc(uid), {
    cause,
    requestedAt: now,
    stepsLeft: deletionSteps,
    dueAt: Timestamp.fromMillis(now.toMillis() + dueInMs),
    finishedAt: null,
    contact,
  });
}
