import { type AccountDecision, undoOfferMs } from '@dental-shop/domain/account/account-status';
import type { User } from '@dental-shop/domain/account/user';
import type { UndoneMail } from '@dental-shop/domain/api/staff/account-calls';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { canWithdraw, held, isHeld } from '../mail/delivery-state.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { heldMail, type MailDocument, mail } from '../mail/outbox.ts';

/**
 * Longer than the list shows **Undo**, so that the email can still be withdrawn. Decisions on several accounts are
 * saved and undone one after another, and the list shows **Undo** only after the last one is saved.
 */
const holdMs = (batchSize: number) => undoOfferMs + 5_000 + (batchSize - 1) * 3_000;

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
  batchSize = 1,
): MailDocument | undefined {
  const content = decisionContent(name, decision, reason);
  return content && heldMail({ to: email, language, uid, ...content }, holdMs(batchSize));
}

export async function readDecisionMail(
  firestore: Firestore,
  transaction: Transaction,
  auditId: string | null | undefined,
): Promise<DocumentSnapshot<MailDocument> | undefined> {
  return auditId ? transaction.get(decisionMail(firestore, auditId)) : undefined;
}

/** An attempt in progress continues, but isn't retried. */
export function holdDecisionMail(
  transaction: Transaction,
  mail: DocumentSnapshot<MailDocument> | undefined,
): void {
  const delivery = mail?.data()?.delivery;
  if (!mail || !delivery) return;
  const isWaiting = delivery.state === 'waiting';
  transaction.update(mail.ref, { onHold: true, ...(isWaiting && { delivery: held(delivery) }) });
}

/**
 * Stops the email about an undone decision, and reports what the customer may have received. An email that the shop has
 * tried to send is kept as a record.
 */
export function stopDecisionMail(
  transaction: Transaction,
  mail: DocumentSnapshot<MailDocument> | undefined,
): UndoneMail {
  const delivery = mail?.data()?.delivery;
  if (!mail || !delivery) return 'none';
  if (canWithdraw(delivery)) {
    transaction.delete(mail.ref);
    return 'withdrawn';
  }
  holdDecisionMail(transaction, mail);
  return delivery.state === 'delivered' ? 'delivered' : 'uncertain';
}

export function releaseDecisionMail(
  transaction: Transaction,
  mail: DocumentSnapshot<MailDocument> | undefined,
): void {
  const delivery = mail?.data()?.delivery;
  if (!mail || !delivery) return;
  const dueAt = Timestamp.fromMillis(Date.now() + holdMs(1));
  transaction.update(mail.ref, {
    onHold: FieldValue.delete(),
    ...(isHeld(delivery) && { 'delivery.dueAt': dueAt }),
  });
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
