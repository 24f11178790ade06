import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { info, error as logError } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { describeError } from '../../platform/log-redaction.ts';
import type { StaffHandler } from '../../staff/act-as-staff.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { auditRefundOutcome, refundOutcome } from './audit-refund-outcome.ts';
import { authorizeRefund } from './authorize-refund.ts';
import { createStripeRefund, stripeRefusal } from './create-stripe-refund.ts';

/** Repeating a request returns its first outcome. */
export const refundOrder: StaffHandler<'refundOrder', RecordingServices> = async (
  services,
  request,
  staffUid,
) => {
  const { firestore } = services;
  const { payment, refund, isRepeated } = await authorizeRefund(firestore, staffUid, request);
  const made =
    refund.made ?? (await requestRefund(services, { ...request, ...payment, isRepeated }));
  info('Staff refunded an order', { staffUid, orderId: request.orderId, ...made });
  await recordRefund(services, payment, staffUid);
  return made;
};

type RefundRequest = Parameters<typeof createStripeRefund>[1];

async function requestRefund(
  { firestore, stripe }: RecordingServices,
  request: RefundRequest,
): Promise<StaffOutput<'refundOrder'>> {
  const { requestId } = request;
  const refund = await createStripeRefund(stripe(), request).catch(
    async (error: Stripe.errors.StripeError) => {
      const refusal = stripeRefusal(error);
      // After any other failure, the audit entry stays open until the request is repeated.
      if (!refusal) throw error;
      const refused = { state: 'refused', made: null, refusal: error.code ?? error.type } as const;
      await auditRefundOutcome(firestore, requestId, refused);
      throw refusal;
    },
  );
  const outcome = refundOutcome(refund);
  await auditRefundOutcome(firestore, requestId, outcome);
  return outcome.made;
}

/** Only logs failures, because Stripe's event or the reconciliation records the refund later. */
async function recordRefund(
  services: RecordingServices,
  payment: ShopPayment,
  staffUid: string,
): Promise<void> {
  try {
    await recordPayment(services, payment.paymentIntentId, { type: 'staff', staffUid });
  } catch (error) {
    logError('Refund succeeded but was not recorded', {
      ...payment,
      staffUid,
      error: describeError(error),
    });
  }
}
