import type { AccountDecision } from '@dental-shop/domain/account/account-status';
import type { User } from '@dental-shop/domain/account/user';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
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
