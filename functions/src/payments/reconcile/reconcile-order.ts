import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Firestore } from 'firebase-admin/firestore';
import { runAuditedTransaction } from '../../platform/audit.ts';
import { checkouts } from '../../platform/firestore/checkouts.ts';
import { readOrderRecord } from '../../platform/firestore/order-record.ts';
import { recountOrderAndReturns } from '../../platform/firestore/recount-shipments.ts';
import { staff } from '../../platform/firestore/staff.ts';
import { isMissingAtStripe } from '../../platform/stripe/client.ts';
import type { StaffHandler } from '../../staff/act-as-staff.ts';
import { type Recording, recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';

async function findPaymentIntentId(firestore: Firestore, orderId: string): Promise<string> {
  const [order, checkout] = await Promise.all([
    readOrderRecord(firestore, orderId),
    checkouts(firestore).doc(orderId).get(),
  ]);
  const id = order?.paymentIntentId ?? checkout.data()?.paymentIntentId;
  if (id === undefined) throw new Refusal('not-found');
  return id;
}

/** Throws `not-found` if Stripe doesn't know the ID or the payment isn't the shop's. */
async function record(
  services: RecordingServices,
  paymentIntentId: string,
  staffUid: string,
): Promise<Recording> {
  const cause = { type: 'staff', staffUid } as const;
  const recording = await recordPayment(services, paymentIntentId, cause).catch(
    (error: unknown) => {
      throw isMissingAtStripe(error) ? new Refusal('not-found') : error;
    },
  );
  if (recording === undefined) throw new Refusal('not-found');
  return recording;
}

export const reconcileOrder: StaffHandler<'reconcileOrder', RecordingServices> = async (
  services,
  request,
  staffUid,
) => {
  const { firestore } = services;
  const paymentIntentId =
    'orderId' in request
      ? await findPaymentIntentId(firestore, request.orderId)
      : request.paymentIntentId;
  // Reads this before repairing anything, because the audit entry needs the member's email.
  const member = (await staff(firestore).doc(staffUid).get()).data();
  if (!member) throw new Refusal('staff-only');
  const { payment, ...recording } = await record(services, paymentIntentId, staffUid);
  const recounted = await recountOrderAndReturns(firestore, payment.checkoutId);
  const changes = [...recording.changes, ...recounted];
  await runAuditedTransaction(firestore, async (_transaction, addEntry) =>
    addEntry({
      who: staffUid,
      whoEmail: member.email,
      what: 'reconcile',
      whom: payment.uid,
      why: null,
      reconciliation: { orderId: payment.checkoutId, paymentIntentId, changes },
    }),
  );
  const isChanged = recording.outcome === 'recorded' || recounted.length > 0;
  return { outcome: isChanged ? 'recorded' : 'nothing-new', changes };
};
