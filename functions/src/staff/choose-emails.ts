import { staff } from '../platform/firestore/staff.ts';
import { actAsStaff, type StaffHandler } from './act-as-staff.ts';

export const chooseEmails: StaffHandler<'chooseEmails'> = async (
  { firestore },
  { emails: wanted, language },
  staffUid,
) => {
  const emails = [...new Set(wanted)];
  const membership = staff(firestore).doc(staffUid);
  await actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const { emails: known = [] } = (await transaction.get(membership)).data() ?? {};
    transaction.update(membership, { emails, language });
    const change = { before: { emails: known }, after: { emails } };
    addEntry({ what: 'choose-emails', whom: staffUid, ...change });
  });
  return { emails };
};
