import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { findProduct } from '@dental-shop/domain/catalogue/find-product';
import { type Lot, lotId, lotSortKey } from '@dental-shop/domain/fulfillment/lot';
import { Timestamp } from 'firebase-admin/firestore';
import { lots } from '../platform/firestore/fulfillment.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';

/** A lot can be put on hold before any of it has been shipped. */
export const setLotHold: StaffHandler<'setLotHold'> = async (
  { firestore },
  { sku: given, lot, hold, reason },
  staffUid,
) => {
  const sku = findProduct(catalogue, given)?.sku ?? given;
  const reference = lots(firestore).doc(lotId(sku, lot));
  await actAsStaff(firestore, staffUid, async (transaction, addEntry, whoEmail) => {
    const known = (await transaction.get(reference)).data();
    const isHeld = Boolean(known?.hold);
    if (isHeld === hold) return;
    const now = Timestamp.now();
    const newHold = hold ? { reason, since: now, by: whoEmail } : null;
    transaction.set(reference, withHold({ sku, lot }, known, newHold));
    addEntry({ what: hold ? 'hold-lot' : 'unhold-lot', whom: reference.id, why: reason });
  });
  return { sku, lot, hold };
};

/** Recalls also put lots on hold. */
export function withHold(
  { sku, lot }: Pick<Lot<Timestamp>, 'sku' | 'lot'>,
  known: Lot<Timestamp> | undefined,
  hold: Lot<Timestamp>['hold'],
): Lot<Timestamp> {
  const [sortKey, updatedAt] = [lotSortKey(lot), Timestamp.now()];
  return { sku, lot, sortKey, expiry: known?.expiry ?? null, hold, updatedAt };
}
