import type { Firestore } from 'firebase-admin/firestore';
import { alreadyExists } from '../platform/firestore/grpc-errors.ts';
import { heldMail, mail } from './outbox.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Queues one digest email to the office for the end of this hour, however often it's called. The digest names no
 * items, so it may be queued before the items are stored.
 */
export async function queueHourlyDigest(
  firestore: Firestore,
  template: 'new-accounts' | 'new-messages',
  officeEmail: string,
): Promise<void> {
  const hour = Math.floor(Date.now() / hourMs);
  const holdMs = (hour + 1) * hourMs - Date.now();
  const envelope = { to: officeEmail, language: 'en', uid: null } as const;
  try {
    await mail(firestore)
      .doc(`${template}-${hour}`)
      .create(heldMail(envelope, { template, data: {} }, holdMs));
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
}
