import Stripe from 'stripe';
import { stripe } from '../shop/stripe.ts';
import { Retryable, retry } from './retry.ts';

const { StripeInvalidRequestError } = Stripe.errors;

/** Retries injected faults but rethrows Stripe's own rejections. */
function retryStripe<T>(what: string, request: () => Promise<T>): Promise<T> {
  return retry(what, async () => {
    try {
      return await request();
    } catch (error) {
      if (error instanceof StripeInvalidRequestError && error.statusCode !== 429) throw error;
      throw error instanceof Stripe.errors.StripeError ? new Retryable(error.message) : error;
    }
  });
}

export function waitForDispute(intentId: string): Promise<Stripe.Dispute> {
  return retryStripe(`a dispute of ${intentId}`, async () => {
    const { data } = await stripe.disputes.list({ payment_intent: intentId });
    if (!data[0]) throw new Retryable('not yet');
    return data[0];
  });
}

/** In the local Stripe, the text of the evidence decides the dispute. */
export async function decideDispute(id: string, evidence: string): Promise<void> {
  await retryStripe(`decide ${id}`, async () => {
    const { status } = await stripe.disputes.retrieve(id);
    if (!status.endsWith('needs_response')) return;
    await stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });
  });
}

/** Makes a refund outside the shop, as in Stripe's dashboard. `amount` is in cents. */
export async function refundAtStripe(intentId: string, amount: number): Promise<void> {
  const memo = { refund: `${intentId} ${amount}` };
  await retryStripe(`refund ${intentId}`, async () => {
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    if (data.some(({ metadata }) => metadata?.refund === memo.refund)) return;
    await stripe.refunds.create({ payment_intent: intentId, amount, metadata: memo });
  });
}

export async function waitForRefunds(
  intentId: string,
  isSettled: (refund: Stripe.Refund) => boolean,
): Promise<void> {
  await retryStripe(`the refunds of ${intentId}`, async () => {
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    if (!data.every(isSettled)) throw new Retryable('not yet');
  });
}
