import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { Timestamp } from 'firebase-admin/firestore';
import { shipments } from '../platform/firestore/fulfillment.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';
import { readShipmentSubject, subjectOf } from './shipment-subject.ts';

/** Reopens the units. The customer never sees the shipment. */
export const undoShipment: StaffHandler<'undoShipment'> = async (
  { firestore },
  { shipmentId },
  staffUid,
) => {
  const reference = shipments(firestore).doc(shipmentId);
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const shipment = (await transaction.get(reference)).data();
    if (!shipment) throw new Refusal('not-found');
    if (shipment.uid === staffUid) throw new Refusal('own-order');
    if (shipment.state === 'undone') return { shipmentId };
    const isOver = shipment.releaseAt.toMillis() <= Date.now();
    if (shipment.state === 'released' || isOver) throw new Refusal('shipment-not-undoable');
    const subject = await readShipmentSubject(firestore, transaction, subjectOf(shipment));
    transaction.update(reference, { state: 'undone', updatedAt: Timestamp.now() });
    subject?.unpack(shipment.lines);
    const whom = shipment.rmaNumber ?? shipment.orderId ?? '';
    addEntry({ what: 'undo-shipment', whom, shipmentId });
    return { shipmentId };
  });
};
