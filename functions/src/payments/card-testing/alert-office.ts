import { mail, newMail } from '../../mail/outbox.ts';
import { runAuditedTransaction } from '../../platform/audit.ts';
import type { OfficeServices } from '../../platform/firebase.ts';
import { users } from '../../platform/firestore/accounts.ts';
import type { IntentState } from '../../platform/firestore/checkouts.ts';
import { alreadyExists } from '../../platform/firestore/grpc-errors.ts';
import { audit } from '../../platform/firestore/staff.ts';
import type { ShopPayment } from '../shop-payment.ts';

export const canceledPaymentEntryId = (paymentIntentId: string) => `end-payment-${paymentIntentId}`;

type Measure = ShopPayment & { declines: number } & (
    | { measure: 'end-payment'; state: IntentState }
    | { measure: 'pause-payments'; pausedUntil: number }
  );

/** Idempotent, because the email and the audit entry have fixed IDs. */
export async function alertOffice(
  { firestore, officeEmail }: OfficeServices,
  measure: Measure,
): Promise<void> {
  const { uid, paymentIntentId, declines } = measure;
  const what = measure.measure;
  const [id, outcome] =
    what === 'end-payment'
      ? [canceledPaymentEntryId(paymentIntentId), { state: measure.state }]
      : [`pause-payments-${uid}-${measure.pausedUntil}`, {}];
  const { name = '', email = '' } = (await users(firestore).doc(uid).get()).data() ?? {};
  const data = { uid, name, email, paymentIntentId, declines, measure: what, ...outcome };
  try {
    await runAuditedTransaction(firestore, async (transaction, addEntry) => {
      const envelope = { to: officeEmail(), language: 'en', uid } as const;
      const letter = newMail({ ...envelope, template: 'card-testing', data });
      transaction.create(mail(firestore).doc(id), letter);
      // `who` is empty, because the shop did this, not a staff member.
      const entry = { who: '', whoEmail: '', what, whom: uid, why: null, after: outcome };
      addEntry(entry, audit(firestore).doc(id));
    });
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
}
