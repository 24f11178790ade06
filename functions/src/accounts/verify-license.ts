import { licenseKey } from '@dental-shop/domain/account/search-terms';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { users, verifications } from '../platform/firestore/accounts.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';

/** Replaces the account's previous verification, which remains in the audit log. */
export const verifyLicense: StaffHandler<'verifyLicense'> = async (
  { firestore },
  { uid, source, licenseNumber, licenseExpiry },
  staffUid,
) => {
  if (uid === staffUid) throw new Refusal('own-account');
  const account = users(firestore).doc(uid);
  const verification = verifications(firestore).doc(uid);
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry, whoEmail }) => {
    const user = (await transaction.get(account)).data();
    if (!user) throw new Refusal('not-found');
    if (licenseKey(user.licenseNumber) !== licenseKey(licenseNumber)) {
      throw new Refusal('license-changed');
    }
    const previous = (await transaction.get(verification)).data();
    const checked = { source, licenseNumber: user.licenseNumber, licenseExpiry };
    transaction.update(account, { licenseExpiry: licenseExpiry ?? FieldValue.delete() });
    transaction.set(verification, {
      uid,
      ...checked,
      checkedBy: staffUid,
      checkedByEmail: whoEmail,
      checkedOn: Timestamp.now(),
    });
    const before = previous && {
      source: previous.source,
      licenseNumber: previous.licenseNumber,
      licenseExpiry: previous.licenseExpiry,
    };
    addEntry({ what: 'verify-license', whom: uid, ...(before && { before }), after: checked });
    return { uid };
  });
};
