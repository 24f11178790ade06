import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { info, error as logError } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { describeError } from '../../platform/log-redaction.ts';
import type { StaffHandler } from '../../staff/act-as-staff.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';
import type { ShopPayment } from '../shop-payment.ts';
import { auditRefundOutcome, refundOutcome } from './audit-refund-outcome.ts';
import {
  type AuthorizedRefund,
  authorizeRefund,
  type RefundRequest,
  type ReturnRefund,
} from './authorize-refund.ts';
import { createStripeRefund, stripeRefusal } from './create-stripe-refund.ts';

type MadeRefund = StaffOutput<'refundOrder'>;

/** Repeating a request returns its first outcome. */
export const refundOrder: StaffHandler<'refundOrder', RecordingServices> = async (
  services,
  request,
  staffUid,
) => {
  const authorized = await authorizeRefund(services.firestore, staffUid, request);
  // Only the refund of a return can turn out to be zero.
  if (!authorized) throw new Error(`The refund ${request.requestId} has no amount`);
  return performRefund(services, request, authorized, staffUid);
};

/**
 * Refunds the lines of one order in a return, once per request ID. Null if the customer has already
 * been refunded for them.
 */
export async function refundReturn(
  services: RecordingServices,
  request: Omit<ReturnRefund, 'returned'>,
  staffUid: string,
): Promise<MadeRefund | null> {
  const ofReturn = { ...request, returned: true } as const;
  const authorized = await authorizeRefund(services.firestore, staffUid, ofReturn);
  return authorized ? performRefund(services, ofReturn, authorized, staffUid) : null;
}

async function performRefund(
  services: RecordingServices,
  request: RefundRequest,
  authorized: AuthorizedRefund,
  staffUid: string,
): Promise<MadeRefund> {
  const { payment, refund } = authorized;
  const made = refund.made ?? (await requestRefund(services, request, authorized));
  info('Staff refunded an order', { staffUid, orderId: request.orderId, ...made });
  await recordRefund(services, payment, staffUid);
  return made;
}

async function requestRefund(
  { firestore, stripe }: RecordingServices,
  { orderId, requestId }: RefundRequest,
  { payment, refund: { asked }, isRepeated }: AuthorizedRefund,
): Promise<MadeRefund> {
  const { paymentIntentId } = payment;
  const request = { orderId, requestId, paymentIntentId, amount: asked, isRepeated };
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
