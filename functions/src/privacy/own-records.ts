import type { DeletedContact } from '@dental-shop/domain/account/account-deletion';
import type { MailTemplate } from '@dental-shop/domain/mail/mail-template';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type MailDocument, mail } from '../mail/outbox.ts';
import { contactMessages } from '../platform/firestore/staff.ts';

/*
 * A mail about an account has its uid. What was sent through the contact page belongs to an address,
 * as do mails from before they had a uid. Anybody can sign up with the address of somebody else, a
 * customer's or the office's; until it is verified, what belongs to it may be that person's, who
 * must neither have it shown to the account nor lose it.
 */

interface Owner extends Pick<DeletedContact, 'email' | 'isVerified'> {
  uid: string;
}

const addressFields = ['to', 'data.email'] as const;

/**
 * Which field has the address of the person whom a mail is from or about. None where that is not
 * theirs: what the office and the admins are told stays theirs, whoever has their address.
 */
const personIn: Record<MailTemplate, (typeof addressFields)[number] | undefined> = {
  'contact-office': 'data.email',
  'contact-confirmation': 'to',
  'new-messages': undefined,
  'order-confirmation': 'to',
  refund: 'to',
  'payment-problem': 'to',
  dispute: 'data.email',
  'order-attention': 'data.email',
  'card-testing': 'data.email',
  'registration-received': 'to',
  'email-verification': 'to',
  'new-account': 'data.email',
  'new-accounts': undefined,
  'account-approved': 'to',
  'account-declined': 'to',
  'address-changed': 'to',
  'account-deleted': 'to',
  certificate: 'to',
  'new-certificate': 'data.email',
  'staff-changed': undefined,
};

/** An address as it was registered, and as most people type it. */
const spellings = ({ email }: Pick<Owner, 'email'>) => [...new Set([email, email.toLowerCase()])];

/** What was mailed to an account's owner, and what the office was mailed about them. */
export async function mailsOf(
  firestore: Firestore,
  owner: Owner,
): Promise<QueryDocumentSnapshot<MailDocument>[]> {
  const { docs } = await mail(firestore).where('uid', '==', owner.uid).get();
  return owner.isVerified ? [...docs, ...(await mailsByAddress(firestore, owner))] : docs;
}

async function mailsByAddress(firestore: Firestore, owner: Owner) {
  const found = await Promise.all(
    addressFields.map(async (field) => {
      const { docs } = await mail(firestore).where(field, 'in', spellings(owner)).get();
      return docs.filter((each) => personIn[each.data().template] === field);
    }),
  );
  return found.flat().filter((each) => each.data().uid == null);
}

/** What was written through the contact page under the account's address. */
export async function messagesOf(firestore: Firestore, owner: Pick<Owner, 'email' | 'isVerified'>) {
  if (!owner.isVerified) return [];
  return (await contactMessages(firestore).where('email', 'in', spellings(owner)).get()).docs;
}
