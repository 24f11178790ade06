import type { AccountDecision } from '@dental-shop/domain/account/account-status';
import type { User } from '@dental-shop/domain/account/user';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { canHold, isHeld } from '../mail/delivery-state.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { heldMail, type MailDocument, mail } from '../mail/outbox.ts';

/** Slightly longer than the Undo button is shown on the page. */
const holdMs = 10_000;

type Recipient = Pick<User<unknown>, 'name' | 'email' | 'language'> & { uid: string };

export function decisionMail(
  firestore: Firestore,
  auditId: string,
): DocumentReference<MailDocument> {
  return mail(firestore).doc(`decision-${auditId}`);
}

/** Undefined for suspensions, which staff explain in person. */
export function newDecisionMail(
  { uid, name, email, language }: Recipient,
  decision: AccountDecision,
  reason: string | undefined,
): MailDocument | undefined {
  const content = decisionContent(name, decision, reason);
  return content && heldMail({ to: email, language, uid, ...content }, holdMs);
}

export async function readDecisionMail(
  firestore: Firestore,
  transaction: Transaction,
  auditId: string | null | undefined,
): Promise<DocumentSnapshot<MailDocument> | undefined> {
  return auditId ? transaction.get(decisionMail(firestore, auditId)) : undefined;
}

export function holdDecisionMail(
  transaction: Transaction,
  mail: DocumentSnapshot<MailDocument> | undefined,
): void {
  const delivery = mail?.data()?.delivery;
  if (mail && delivery && canHold(delivery)) {
    transaction.update(mail.ref, { 'delivery.dueAt': null });
  }
}

export function releaseDecisionMail(
  transaction: Transaction,
  mail: DocumentSnapshot<MailDocument> | undefined,
): void {
  const delivery = mail?.data()?.delivery;
  if (mail && delivery && isHeld(delivery)) {
    const dueAt = Timestamp.fromMillis(Date.now() + holdMs);
    transaction.update(mail.ref, { 'delivery.dueAt': dueAt });
  }
}

function decisionContent(
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
