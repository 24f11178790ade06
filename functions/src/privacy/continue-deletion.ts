import {
  type AccountDeletion,
  canRestoreSignIn,
} from '@dental-shop/domain/account/account-deletion';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info, error as logError } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import { deleteStripeCustomer, newCustomerWindowMs } from '../payments/stripe-customer.ts';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { deletions } from '../platform/firestore/accounts.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { expiry } from '../platform/firestore/typed-collection.ts';
import { describeError } from '../platform/log-redaction.ts';
import { type DeletionServices, PaymentPendingError, stepActions } from './deletion-steps.ts';

const minuteMs = 60 * 1000;

/** Longer than the timeout of any function that deletes accounts. */
export const leaseMs = 15 * minuteMs;

/** Banks take hours to settle a payment, but other failures are usually brief. */
const pauseMs = { unsettled: 60 * minuteMs, failed: 15 * minuteMs };

/**
 * Stores each completed step, so at most one is repeated after a crash. Returns true if all are
 * done.
 */
export async function continueDeletion(services: DeletionServices, uid: string): Promise<boolean> {
  const { firestore } = services;
  const reference = deletions(firestore).doc(uid);
  for (;;) {
    const deletion = (await reference.get()).data();
    if (!deletion || deletion.finishedAt !== null) return true;
    // An Auth user that was deleted in the console by mistake may have been restored.
    if (canRestoreSignIn(deletion) && (await findAuthUser(services.auth, { uid }))) {
      await cancelDeletion(services, uid);
      continue;
    }
    const [step, ...stepsLeft] = deletion.stepsLeft;
    if (step === undefined) return finish(firestore, uid, deletion);
    try {
      await stepActions[step](services, uid, deletion);
    } catch (error) {
      await postpone(services, uid, error, step);
      return false;
    }
    await reference.update({ stepsLeft, dueAt: Timestamp.fromMillis(Date.now() + leaseMs) });
  }
}

async function cancelDeletion({ firestore }: Firebase, uid: string): Promise<void> {
  const reference = deletions(firestore).doc(uid);
  const isDropped = await runTransaction(firestore, async (transaction) => {
    if ((await transaction.get(reference)).data()?.cause !== 'sign-in-gone') return false;
    transaction.delete(reference);
    return true;
  });
  if (isDropped) info('Deletion canceled: the account has its Auth user again', { uid });
}

async function postpone(
  { firestore }: Firebase,
  uid: string,
  error: unknown,
  step: string,
): Promise<void> {
  const isWaiting = error instanceof PaymentPendingError;
  if (isWaiting) info('Deletion waiting for a payment', { uid, checkoutIds: error.checkoutIds });
  else logError('Account not fully deleted', { uid, step, error: describeError(error) });
  const inMs = isWaiting ? pauseMs.unsettled : pauseMs.failed;
  await deletions(firestore)
    .doc(uid)
    .update({ dueAt: Timestamp.fromMillis(Date.now() + inMs) });
}

async function finish(
  firestore: Firestore,
  uid: string,
  { contact }: AccountDeletion<Timestamp>,
): Promise<boolean> {
  const batch = firestore.batch();
  if (contact) {
    const { email: to, language, isVerified } = contact;
    const data = { messagesDeleted: isVerified };
    const letter = newMail({ to, language, uid, template: 'account-deleted', data });
    batch.set(mail(firestore).doc(`account-deleted-${uid}`), letter);
  }
  const done = { dueAt: null, finishedAt: Timestamp.now(), contact: null };
  batch.update(deletions(firestore).doc(uid), { ...done, expireAt: expiry('deletions') });
  await batch.commit();
  info('Account deleted', { uid });
  return true;
}

const maxDeletions = 20;

/**
 * Also rechecks finished deletions, because a slow request may have created a Stripe customer
 * afterward.
 */
export async function sweepDeletions(services: DeletionServices): Promise<void> {
  const due = await deletions(services.firestore)
    .where('dueAt', '<=', Timestamp.now())
    .orderBy('dueAt')
    .limit(maxDeletions)
    .get();
  for (const { id } of due.docs) await continueDeletion(services, id);
  const { firestore, stripe } = services;
  const finished = await deletions(firestore)
    .where('finishedAt', '>=', Timestamp.fromMillis(Date.now() - newCustomerWindowMs))
    .get();
  for (const { id } of finished.docs) {
    await deleteStripeCustomer({ firestore, stripe: stripe() }, id);
  }
}
