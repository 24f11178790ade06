import type { DeletedContact } from '@dental-shop/domain/account/account-deletion';
import { normalizeEmail } from '@dental-shop/domain/account/email';
import type { User } from '@dental-shop/domain/account/user';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type MailDocument, mail } from '../mail/outbox.ts';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import { contactMessages } from '../platform/firestore/staff.ts';
import { backfillNormalizedEmails } from './backfill-normalized-emails.ts';

/*
 * Anyone can sign up with someone else's address. Until it's verified, the account must not see or
 * delete that address's messages and older emails without a `uid`.
 */

/** The Auth user and the profile can have different addresses after an email change. */
export function getContact(
  authUser: Pick<UserRecord, 'email' | 'emailVerified'> | undefined,
  user: User<Timestamp> | undefined,
): DeletedContact | undefined {
  const email = authUser?.email ?? user?.email;
  if (email === undefined) return undefined;
  const isVerified = authUser?.email === undefined ? user?.emailVerified : authUser.emailVerified;
  const isOther = user !== undefined && normalizeEmail(user.email) !== normalizeEmail(email);
  return {
    email,
    isVerified: isVerified ?? false,
    ...(isOther && user.emailVerified && { registeredEmail: user.email }),
    formerEmails: (user?.formerEmails ?? [])
      .filter((former) => former.isVerified)
      .map((former) => former.email),
    language: user?.language ?? 'en',
  };
}

export async function verifiedAddresses(
  auth: Auth,
  uid: string,
  { email, isVerified, registeredEmail, formerEmails = [] }: DeletedContact,
): Promise<string[]> {
  const verified = [
    ...(isVerified ? [email] : []),
    ...(registeredEmail ? [registeredEmail] : []),
    ...formerEmails,
  ];
  const own = await Promise.all(
    [...new Set(verified.map(normalizeEmail))].map(async (address) => {
      const holder = await findAuthUser(auth, { email: address });
      return holder === undefined || holder.uid === uid ? [address] : [];
    }),
  );
  return own.flat();
}

export async function findMails(
  firestore: Firestore,
  uid: string,
  addresses: readonly string[],
): Promise<QueryDocumentSnapshot<MailDocument>[]> {
  const { docs } = await mail(firestore).where('uid', '==', uid).get();
  if (addresses.length === 0) return docs;
  await backfillNormalizedEmails(firestore);
  const byAddress = await mail(firestore).where('personEmail', 'in', addresses).get();
  return [...docs, ...byAddress.docs.filter((each) => each.data().uid == null)];
}

export async function findMessages(firestore: Firestore, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  await backfillNormalizedEmails(firestore);
  return (await contactMessages(firestore).where('normalizedEmail', 'in', addresses).get()).docs;
}
