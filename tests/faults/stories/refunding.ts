import { randomUUID } from 'node:crypto';
import { decideDispute, openedDispute, refundAtStripe, waitForRefunds } from '../bank.ts';
import { cards } from '../cards.ts';
import type { OpenPayment } from '../pay-as-browser.ts';
import { refund } from '../staff-refund.ts';
import { payAndExpect, payWithGoodCard, type Stage, startCheckout } from './story-context.ts';

/** In cents; less than the price of any product. */
const part = ({ draw }: Stage) => draw.integer(1, 500);

async function paidOrder(stage: Stage, card?: string): Promise<OpenPayment & { orderId: string }> {
  const payment = await startCheckout(stage);
  if (card === undefined) await payWithGoodCard(stage, payment);
  else await payAndExpect(payment, card, 'succeeded');
  return { ...payment, orderId: payment.checkoutId };
}

async function refundNow({ staff }: Stage, wanted: Parameters<typeof refund>[1]): Promise<void> {
  const refusal = await refund(staff, wanted);
  if (refusal !== null)
    throw new Error(`Order ${wanted.orderId} could not be refunded: ${refusal}`);
}

async function disputed(stage: Stage, card: string) {
  const { intentId } = await paidOrder(stage, card);
  return openedDispute(intentId);
}

/** Refunds and disputes after a payment. */
export const refundStories = {
  'partial refunds': async (stage: Stage) => {
    const order = await paidOrder(stage);
    for (let count = stage.draw.integer(1, 2); count > 0; count -= 1) {
      await refundNow(stage, { ...order, amount: part(stage) });
    }
  },

  'a full refund': async (stage: Stage) => refundNow(stage, await paidOrder(stage)),

  'a partial refund, then the rest': async (stage: Stage) => {
    const order = await paidOrder(stage);
    await refundNow(stage, { ...order, amount: part(stage) });
    await refundNow(stage, order);
  },

  'one refund requested twice': async (stage: Stage) => {
    const order = { ...(await paidOrder(stage)), amount: part(stage), requestId: randomUUID() };
    await Promise.all([refundNow(stage, order), refundNow(stage, order)]);
    await refundNow(stage, order);
  },

  'two concurrent full refunds': async (stage: Stage) => {
    const order = await paidOrder(stage);
    const refusals = await Promise.all([refund(stage.staff, order), refund(stage.staff, order)]);
    if (!refusals.includes(null)) throw new Error(`No refund of ${order.orderId}: ${refusals}`);
  },

  'concurrent refunds in Stripe': async (stage: Stage) => {
    const { intentId } = await paidOrder(stage);
    const amounts = [100, 101, 102].slice(0, stage.draw.integer(2, 3));
    await Promise.all(amounts.map((amount) => refundAtStripe(intentId, amount)));
  },

  'a refund rejected by the bank': async (stage: Stage) => {
    const order = await paidOrder(stage, cards.refundFails);
    await refundNow(stage, order);
    await waitForRefunds(order.intentId, ({ status }) => status === 'failed');
  },

  'a slow refund': async (stage: Stage) => {
    const order = await paidOrder(stage, cards.refundIsPending);
    await refundNow(stage, { ...order, amount: part(stage) });
    await waitForRefunds(order.intentId, ({ status }) => status === 'succeeded');
  },

  'a dispute won': async (stage: Stage) => {
    const { id } = await disputed(stage, stage.draw.oneOf(cards.disputed));
    await decideDispute(id, 'winning_evidence');
  },

  'a dispute lost': async (stage: Stage) => {
    const { id } = await disputed(stage, stage.draw.oneOf(cards.disputed));
    await decideDispute(id, 'losing_evidence');
  },

  'a dispute left open': async (stage: Stage) => {
    await disputed(stage, stage.draw.oneOf(cards.disputed));
  },

  'an inquiry won': async (stage: Stage) => {
    const { id } = await disputed(stage, cards.inquired);
    await decideDispute(id, 'winning_evidence');
  },
};
