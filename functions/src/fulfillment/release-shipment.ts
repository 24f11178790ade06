import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { mail } from '../mail/outbox.ts';
import { users } from '../platform/firestore/accounts.ts';
import { shipments } from '../platform/firestore/fulfillment.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { shipmentMail } from './shipment-mail.ts';
import { readShipmentSubject, subjectOf } from './shipment-subject.ts';

/** Releases a shipment before its undo period is over. */
export const releaseShipment: StaffHandler<'releaseShipment'> = async (
  { firestore },
  { shipmentId },
  staffUid,
) => {
  const reference = shipments(firestore).doc(shipmentId);
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const shipment = await transaction.get(reference);
    const { uid, state, rmaNumber, orderId } = shipment.data() ?? {};
    if (uid === undefined) throw new Refusal('not-found');
    if (uid === staffUid) throw new Refusal('own-order');
    if (state === 'undone') throw new Refusal('shipment-undone');
    if (await release(firestore, transaction, shipment))
      addEntry({ what: 'release-shipment', whom: rmaNumber ?? orderId ?? '', shipmentId });
    return { shipmentId };
  });
};

/** Shows the shipment to the customer and queues the email. False if it isn't held. */
export async function release(
  firestore: Firestore,
  transaction: Transaction,
  snapshot: DocumentSnapshot<Shipment<Timestamp>>,
): Promise<boolean> {
  const shipment = snapshot.data();
  if (shipment?.state !== 'held') return false;
  const letterReference = mail(firestore).doc(`shipment-${snapshot.id}`);
  const [subject, user, sent] = await Promise.all([
    readShipmentSubject(firestore, transaction, subjectOf(shipment)),
    transaction.get(users(firestore).doc(shipment.uid)).then((each) => each.data()),
    transaction.get(letterReference),
  ]);
  // Deleted accounts get no email. A shipment restored from a backup may have been announced already.
  const letter =
    subject && user && !sent.exists ? await shipmentMail(shipment, subject, user) : undefined;
  const now = Timestamp.now();
  transaction.update(snapshot.ref, { state: 'released', releasedAt: now, updatedAt: now });
  subject?.release(shipment.lines);
  if (letter) transaction.create(letterReference, letter);
  return true;
}
