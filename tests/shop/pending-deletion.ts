import { type DeletionCause, deletionSteps } from '@dental-shop/domain/account/account-deletion';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';

/** The deletion isn't due during the test. */
export async function createPendingDeletion(uid: string, cause: DeletionCause): Promise<void> {
  await database.doc(`deletions/${uid}`).set({
    cause,
    requestedAt: Timestamp.now(),
    stepsLeft: deletionSteps,
    dueAt: Timestamp.fromMillis(Date.now() + 3_600_000),
    finishedAt: null,
    contact: null,
  });
}
