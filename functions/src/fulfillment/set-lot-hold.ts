import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { lotId } from '@dental-shop/domain/fulfillment/lot';
import { Timestamp } from 'firebase-admin/firestore';
import { lots } from '../platform/firestore/fulfillment.ts';
import { withHold } from '../platform/firestore/with-hold.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';

/** A lot can be put on hold before any of it has been shipped. */
export const setLotHold: StaffHandler<'setLotHold'> = async (
  { firestore },
  { sku: given, lot, hold, reason },
  staffUid,
) => {
  const sku = findProduct(catalogue, given)?.sku ?? given;
  const reference = lots(firestore).doc(lotId(sku, lot));
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry, whoEmail }) => {
    const known = (await transaction.get(reference)).data();
    const isHeld = Boolean(known?.hold);
    if (isHeld === hold) return;
    const newHold = hold ? { reason, since: Timestamp.now(), by: whoEmail } : null;
    transaction.set(reference, withHold({ sku, lot }, known, newHold));
    addEntry({ what: hold ? 'hold-lot' : 'unhold-lot', whom: reference.id, why: reason });
  });
  return { sku, lot, hold };
};
