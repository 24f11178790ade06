import type { CheckedStaffInput } from '@dental-shop/domain/api/staff/calls';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import Stripe from 'stripe';
import { createIdempotently } from '../../platform/stripe/retry-with-new-idempotency-key.ts';

interface RefundRequest extends Pick<CheckedStaffInput<'refundOrder'>, 'orderId' | 'requestId'> {
  paymentIntentId: string;
  /** In cents; null for the full remaining amount. */
  amount: number | null;
  /** If true, an earlier attempt may have created the refund. */
  isRepeated: boolean;
}

export async function findRefund(
  stripe: Stripe,
  { paymentIntentId, requestId }: Pick<RefundRequest, 'paymentIntentId' | 'requestId'>,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })) {
    if (refund.metadata?.requestId === requestId) return refund;
  }
  return undefined;
}

/**
 * Stripe forgets idempotency keys after a day, so repeated requests look for their ID in the
 * refunds' metadata.
 */
export async function createStripeRefund(
  stripe: Stripe,
  request: RefundRequest,
): Promise<Stripe.Refund> {
  const existing = request.isRepeated ? await findRefund(stripe, request) : undefined;
  if (existing) return existing;
  const { paymentIntentId, orderId, amount, requestId } = request;
  return createIdempotently({
    // Includes the amount, because if Stripe rejects a return's refund, the next attempt may be for less.
    key: `refund:${requestId}:${amount ?? 'full'}`,
    create: (idempotencyKey) =>
      stripe.refunds.create(
        {
          payment_intent: paymentIntentId,
          ...(amount === null ? {} : { amount }),
          reason: 'requested_by_customer',
          metadata: { orderId, requestId },
        },
        { idempotencyKey },
      ),
    find: () => findRefund(stripe, request),
  });
}

/** Undefined if the refund may have been created despite the error. */
export function stripeRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  if (error.code === 'charge_already_refunded') return new Refusal('already-refunded');
  if (error.code === 'charge_disputed') return new Refusal('order-disputed');
  // The second of two simultaneous partial refunds may exceed the remaining amount.
  if (error.param === 'amount') return new Refusal('refund-too-large', { field: 'amount' });
  return new Refusal('refund-refused');
}
