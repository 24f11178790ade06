import { randomUUID } from 'node:crypto';
import { decideDispute, refundAtStripe, waitForDispute, waitForRefunds } from '../bank.ts';
import { cards } from '../cards.ts';
import type { OpenPayment } from '../pay-as-browser.ts';
import { refund } from '../staff-calls.ts';
import {
  payAndExpect,
  payWithGoodCard,
  type StoryContext,
  startCheckout,
} from './story-context.ts';

/** In cents, and less than the price of any product. */
const part = ({ draw }: StoryContext) => draw.integer(1, 500);

async function paidOrder(
  context: StoryContext,
  card?: string,
): Promise<OpenPayment & { orderId: string }> {
  const payment = await startCheckout(context);
  if (card === undefined) await payWithGoodCard(context, payment);
  else await payAndExpect(payment, card, 'succeeded');
  return { ...payment, orderId: payment.checkoutId };
}

async function refundNow(
  { staff }: StoryContext,
  wanted: Parameters<typeof refund>[1],
): Promise<void> {
  const refusal = await refund(staff, wanted);
  if (refusal !== null)
    throw new Error(`Order ${wanted.orderId} could not be refunded: ${refusal}`);
}

async function disputed(context: StoryContext, card: string) {
  const { intentId } = await paidOrder(context, card);
  return waitForDispute(intentId);
}

export const refundStories = {
  'partial refunds': async (context: StoryContext) => {
    const order = await paidOrder(context);
    for (let count = context.draw.integer(1, 2); count > 0; count -= 1) {
      await refundNow(context, { ...order, amount: part(context) });
    }
  },

  'a full refund': async (context: StoryContext) => refundNow(context, await paidOrder(context)),

  'a partial refund, then the rest': async (context: StoryContext) => {
    const order = await paidOrder(context);
    await refundNow(context, { ...order, amount: part(context) });
    await refundNow(context, order);
  },

  'one refund requested twice': async (context: StoryContext) => {
    const order = { ...(await paidOrder(context)), amount: part(context), requestId: randomUUID() };
    await Promise.all([refundNow(context, order), refundNow(context, order)]);
    await refundNow(context, order);
  },

  'two concurrent full refunds': async (context: StoryContext) => {
    const order = await paidOrder(context);
    const refusals = await Promise.all([
      refund(context.staff, order),
      refund(context.staff, order),
    ]);
    if (!refusals.includes(null)) throw new Error(`No refund of ${order.orderId}: ${refusals}`);
  },

  'concurrent refunds in Stripe': async (context: StoryContext) => {
    const { intentId } = await paidOrder(context);
    const amounts = [100, 101, 102].slice(0, context.draw.integer(2, 3));
    await Promise.all(amounts.map((amount) => refundAtStripe(intentId, amount)));
  },

  'a refund rejected by the bank': async (context: StoryContext) => {
    const order = await paidOrder(context, cards.refundFails);
    await refundNow(context, order);
    await waitForRefunds(order.intentId, ({ status }) => status === 'failed');
  },

  'a slow refund': async (context: StoryContext) => {
    const order = await paidOrder(context, cards.refundIsPending);
    await refundNow(context, { ...order, amount: part(context) });
    await waitForRefunds(order.intentId, ({ status }) => status === 'succeeded');
  },

  'a dispute won': async (context: StoryContext) => {
    const { id } = await disputed(context, context.draw.oneOf(cards.disputed));
    await decideDispute(id, 'winning_evidence');
  },

  'a dispute lost': async (context: StoryContext) => {
    const { id } = await disputed(context, context.draw.oneOf(cards.disputed));
    await decideDispute(id, 'losing_evidence');
  },

  'a dispute left open': async (context: StoryContext) => {
    await disputed(context, context.draw.oneOf(cards.disputed));
  },

  'an inquiry won': async (context: StoryContext) => {
    const { id } = await disputed(context, cards.inquired);
    await decideDispute(id, 'winning_evidence');
  },
};
