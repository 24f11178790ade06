import type { AccountDecision } from '@dental-shop/domain/account/account-status';
import type { User } from '@dental-shop/domain/account/user';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { isHeldBack, mayHoldBack } from '../mail/delivery-state.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailDocument } from '../mail/outbox.ts';
import { heldMail, mail } from '../mail/outbox.ts';

/** A little longer than the screen offers to undo; then the sweep sends the mail. */
const holdMs = 10_000;

type Addressee = Pick<User<unknown>, 'name' | 'email' | 'language'> & { uid: string };

/** Where the one mail about a decision lies, by the decision's audit entry. */
export function decisionMail(
  firestore: Firestore,
  auditId: string,
): DocumentReference<MailDocument> {
  return mail(firestore).doc(`decision-${auditId}`);
}

/** What the customer is told; undefined for a suspension, which staff explain in person. */
export function mailAbout(
  { uid, name, email, language }: Addressee,
  decision: AccountDecision,
  reason: string | undefined,
): MailDocument | undefined {
  const content = contentOf(name, decision, reason);
  return content && heldMail({ to: email, language, uid }, content, holdMs);
}

/** The mail about a decision as it is now, for `holdBack` and `release`. */
export async function readDecisionMail(
  firestore: Firestore,
  transaction: Transaction,
  auditId: string | null | undefined,
): Promise<DocumentSnapshot<MailDocument> | undefined> {
  return auditId ? transaction.get(decisionMail(firestore, auditId)) : undefined;
}

/** Holds back the mail about a decision that another takes the place of: it is no longer true. */
export function holdBack(
  transaction: Transaction,
  mail: DocumentSnapshot<MailDocument> | undefined,
): void {
  const delivery = mail?.data()?.delivery;
  if (mail && delivery && mayHoldBack(delivery)) {
    transaction.update(mail.ref, { 'delivery.dueAt': null });
  }
}

/** Has a mail that was held back sent after all, as its decision counts again. */
export function release(
  transaction: Transaction,
  mail: DocumentSnapshot<MailDocument> | undefined,
): void {
  const delivery = mail?.data()?.delivery;
  if (mail && delivery && isHeldBack(delivery)) {
    const dueAt = Timestamp.fromMillis(Date.now() + holdMs);
    transaction.update(mail.ref, { 'delivery.dueAt': dueAt });
  }
}

function contentOf(
  name: string,
  decision: AccountDecision,
  reason: string | undefined,
): MailContent | undefined {
  if (decision === 'approve' || decision === 'reinstate') {
    return { template: 'account-approved', data: { name } };
  }
  if (decision === 'suspend' || reason === undefined) return undefined;
  return { template: 'account-declined', data: { reason } };
}
