import type { User } from '@dental-shop/domain/account/user';
import { countDecline, type Decline, type Declines } from '@dental-shop/domain/payment/declines';
import { FieldValue, type WithFieldValue } from 'firebase-admin/firestore';
import { type MailDocument, newMail } from '../../mail/outbox.ts';
import type { AuditEntry } from '../../platform/firestore/staff.ts';

interface Findings {
  uid: string;
  known: Declines;
  decline: Decline;
  user: Pick<User<unknown>, 'email' | 'name'> | undefined;
  officeEmail: string;
  /** In ms since 1970. */
  now: number;
}

export interface DeclineRecords {
  declines: Declines;
  /** Each new: a limit is passed once. */
  mails: [string, MailDocument][];
  auditEntries: [string, WithFieldValue<AuditEntry>][];
}

/** What is to be written of one more declined attempt; pure but for the times of mails. */
export function declineRecords({
  uid,
  known,
  decline,
  user,
  officeEmail,
  now,
}: Findings): DeclineRecords {
  const { declines, endsPayment, pausesAccount } = countDecline(known, decline, now);
  const { paymentIntentId } = decline;
  const mails: [string, MailDocument][] = [];
  const auditEntries: [string, WithFieldValue<AuditEntry>][] = [];
  const tellStaff = (id: string, measure: 'end-payment' | 'pause-payments') => {
    const { name = '', email = '' } = user ?? {};
    const count = declines.byPayment[paymentIntentId]?.count ?? 0;
    const data = { uid, name, email, paymentIntentId, measure, declines: count };
    mails.push([id, newMail(officeEmail, 'en', { template: 'card-testing', data })]);
    const when = FieldValue.serverTimestamp();
    // Nobody of the staff did it: the shop itself.
    auditEntries.push([id, { who: '', whoEmail: '', what: measure, whom: uid, when, why: null }]);
  };
  if (endsPayment) tellStaff(`end-payment-${paymentIntentId}`, 'end-payment');
  if (pausesAccount) tellStaff(`pause-payments-${uid}-${now}`, 'pause-payments');
  return { declines, mails, auditEntries };
}
