import { isDeepStrictEqual } from 'node:util';
import { searchFields } from '@dental-shop/domain/account/search-terms';
import type { User } from '@dental-shop/domain/account/user';
import { licenseFitsType } from '@dental-shop/domain/api/register';
import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { mail, newMail } from '../mail/outbox.ts';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { certificates, users } from '../platform/firestore/accounts.ts';
import { actAsStaff, type StaffHandler } from '../staff/act-as-staff.ts';

const editableFields = ['name', 'address', 'licenseNumber'] as const;

type Correction = Partial<Pick<User<Timestamp>, (typeof editableFields)[number]>>;

/**
 * Emails the customer, because changing the address reroutes deliveries. Throws `invalid-input` if
 * the license doesn't fit the account type.
 */
export const updateCustomer: StaffHandler<'updateCustomer', Firebase> = async (
  { auth, firestore },
  { uid, reason, ...wanted },
  staffUid,
) => {
  if (uid === staffUid) throw new Refusal('own-account');
  const account = users(firestore).doc(uid);
  return actAsStaff(firestore, staffUid, async ({ transaction, addEntry }) => {
    const user = (await transaction.get(account)).data();
    if (!user) throw new Refusal('not-found');
    const { before, after } = difference(user, wanted);
    if (Object.keys(after).length === 0) return { uid };
    const person = { ...user, ...after };
    if (after.licenseNumber !== undefined && !licenseFitsType(person)) {
      throw new Refusal('invalid-input', { field: 'licenseNumber' });
    }
    const certificate = await transaction.get(certificates(firestore).doc(uid));
    const authUser = after.address && (await findAuthUser(auth, { uid }));
    transaction.update(account, {
      ...after,
      ...searchFields(uid, person),
      // The new license hasn't been verified yet.
      ...(after.licenseNumber !== undefined && { licenseExpiry: FieldValue.delete() }),
    });
    if (certificate.exists && after.name !== undefined) {
      transaction.update(certificate.ref, { name: after.name });
    }
    if (after.address !== undefined) {
      // Sent to the Auth user's address, which isn't affected by changes to the profile's email.
      const envelope = { to: authUser?.email ?? user.email, language: user.language, uid };
      const letter = newMail({ ...envelope, template: 'address-changed', data: {} });
      transaction.create(mail(firestore).doc(), letter);
    }
    addEntry({ what: 'update-customer', whom: uid, why: reason, before, after });
    return { uid };
  });
};

function difference(
  user: User<Timestamp>,
  wanted: Omit<CheckedStaffInput<'updateCustomer'>, 'uid' | 'reason'>,
) {
  const changed = editableFields.filter(
    (field) => wanted[field] !== undefined && !isDeepStrictEqual(wanted[field], user[field]),
  );
  const pick = (source: object): Correction =>
    Object.fromEntries(Object.entries(source).filter(([name]) => changed.some((f) => f === name)));
  return { before: pick(user), after: pick(wanted) };
}
