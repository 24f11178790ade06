import type { LotRecipient } from '@dental-shop/domain/api/staff/recall-calls';
import type { Recipient } from '@dental-shop/domain/recalls/lot-recipients';
import type { Timestamp } from 'firebase-admin/firestore';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import { auditExport } from '../staff/audit-export.ts';
import { findRecipients, selectLots } from './find-recipients.ts';

export const findLotRecipients: StaffHandler<'findLotRecipients'> = async (
  { firestore },
  selection,
  staffUid,
) => {
  const { sku, lots } = await selectLots(firestore, selection);
  const recipients = await findRecipients(firestore, { sku, lots });
  await auditExport(firestore, staffUid, {
    what: 'find-lot-recipients',
    recalled: { sku, lots },
    count: recipients.length,
  });
  return { sku, lots, recipients: recipients.map(toLotRecipient) };
};

function toLotRecipient(recipient: Recipient<Timestamp>): LotRecipient {
  const { uid, consignee, quantity, returned, received } = recipient;
  const { name, email, language, address } = consignee;
  return {
    uid,
    name,
    email,
    language,
    address,
    quantity,
    returned,
    shipments: received.map(({ shipment, ...row }) => ({
      shipmentId: shipment.id,
      orderId: shipment.orderId,
      orderNumber: shipment.orderNumber,
      rmaNumber: shipment.rmaNumber,
      shippedAt: shipment.shippedAt.toDate().toISOString(),
      name: shipment.consignee.name,
      address: shipment.consignee.address,
      ...row,
    })),
  };
}
