import type { DeletedContact } from '@dental-shop/domain/account/account-deletion';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type MailDocument, mail } from '../mail/outbox.ts';
import { contactMessages } from '../platform/firestore/staff.ts';

/*
 * Mails and messages belong to an address and not to a uid. Anybody can register with the address
 * of somebody else; until it is verified, what was sent through the contact page under it may be
 * that person's, who must neither be shown to the account nor lose it.
 */

type Owner = Pick<DeletedContact, 'email' | 'isVerified'>;

const aboutMessages: ReadonlySet<MailTemplate> = new Set([
  'contact-office',
  'contact-confirmation',
]);

/** An address as it was registered, and as most people type it. */
const spellings = ({ email }: Owner) => [...new Set([email, email.toLowerCase()])];

/** What was mailed to an account's address, and what the office was mailed about it. */
export async function mailsOf(
  firestore: Firestore,
  owner: Owner,
): Promise<QueryDocumentSnapshot<MailDocument>[]> {
  const found = await Promise.all(
    ['to', 'data.email'].map((field) => mail(firestore).where(field, 'in', spellings(owner)).get()),
  );
  const mails = new Map(found.flatMap(({ docs }) => docs).map((each) => [each.id, each]));
  return [...mails.values()].filter(
    (each) => owner.isVerified || !aboutMessages.has(each.data().template),
  );
}

/** What was written through the contact page under the account's address. */
export async function messagesOf(firestore: Firestore, owner: Owner) {
  if (!owner.isVerified) return [];
  return (await contactMessages(firestore).where('email', 'in', spellings(owner)).get()).docs;
}
