import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { ReturnResolution } from '@dental-shop/domain/returns/return';
import { call } from '../../shop/api.ts';
import { Retryable, retry } from '../retry.ts';
import { callStaff } from '../staff-calls.ts';
import { amountOf, lotOf, orderToShip, type ShippedOrder, shipAndRelease } from './shipping.ts';
import type { StoryContext } from './story-context.ts';

interface ReturnedLine {
  shipmentId: string;
  sku: string;
  quantity: number;
}

/** Sends each request twice, like an impatient customer. */
async function requestReturn(
  { account, confirmed }: StoryContext,
  lines: readonly ReturnedLine[],
): Promise<string> {
  const body = {
    requestId: randomUUID(),
    lines: lines.map((line) => ({
      ...line,
      lot: lotOf(line.sku),
      reason: 'wrong-item',
      unopened: true,
    })),
  };
  const send = () =>
    retry('request a return', async () => {
      const { status, body: response } = await call(apiPaths.returns, {
        method: 'POST',
        token: account.idToken,
        body,
      });
      if (status === 200) return String(response.rmaNumber);
      if (status >= 500 || status === 429) throw new Retryable(JSON.stringify(response));
      throw new Error(`The return was refused: ${JSON.stringify(response)}`);
    });
  const [rmaNumber, again] = await Promise.all([send(), send()]);
  if (rmaNumber !== again) throw new Error(`One request has the RMAs ${rmaNumber} and ${again}`);
  confirmed.returns.set(rmaNumber, 'requested');
  return rmaNumber;
}

async function advance(
  { staff, confirmed }: StoryContext,
  ...[name, input, state]:
    | ['acceptReturn', Parameters<typeof callStaff<'acceptReturn'>>[2], 'accepted']
    | ['receiveReturn', Parameters<typeof callStaff<'receiveReturn'>>[2], 'received']
): Promise<void> {
  const refusal = await callStaff(staff, name, input);
  if (refusal !== null) throw new Error(`${name}: ${refusal}`);
  confirmed.returns.set(input.rmaNumber, state);
}

async function receiveAll(
  context: StoryContext,
  rmaNumber: string,
  lines: readonly ReturnedLine[],
  resolution: ReturnResolution,
): Promise<void> {
  const positions = lines.map(({ quantity }, position) => ({ id: String(position), quantity }));
  await advance(context, 'acceptReturn', { rmaNumber, lines: positions }, 'accepted');
  const received = positions.map((line) => ({
    ...line,
    condition: 'unopened' as const,
    resolution,
  }));
  await advance(context, 'receiveReturn', { rmaNumber, lines: received }, 'received');
}

async function shippedLines(
  context: StoryContext,
): Promise<{ order: ShippedOrder; returned: ReturnedLine[] }> {
  const order = await orderToShip(context);
  const shipmentId = await shipAndRelease(context, order);
  const returned = order.lines.map(({ sku, quantity }) => ({
    shipmentId,
    sku,
    quantity: context.draw.integer(1, quantity),
  }));
  return { order, returned };
}

async function settle({ staff, confirmed }: StoryContext, rmaNumber: string): Promise<void> {
  const press = () => callStaff(staff, 'settleReturn', { rmaNumber });
  const refusals = [...(await Promise.all([press(), press()])), await press()];
  if (!refusals.includes(null)) throw new Error(`${rmaNumber} not settled: ${refusals}`);
  confirmed.returns.set(rmaNumber, 'settled');
}

export const returnStories = {
  'a return of one order': async (context: StoryContext) => {
    const { order, returned } = await shippedLines(context);
    const rmaNumber = await requestReturn(context, returned);
    await receiveAll(context, rmaNumber, returned, 'refund');
    await settle(context, rmaNumber);
    context.confirmed.addRefund(order.intentId, amountOf(returned));
  },

  'a return of two orders': async (context: StoryContext) => {
    const orders = [await shippedLines(context), await shippedLines(context)];
    const returned = orders.flatMap((each) => each.returned);
    const rmaNumber = await requestReturn(context, returned);
    await receiveAll(context, rmaNumber, returned, 'refund');
    await settle(context, rmaNumber);
    for (const each of orders) {
      context.confirmed.addRefund(each.order.intentId, amountOf(each.returned));
    }
  },

  'a replacement sent': async (context: StoryContext) => {
    const { returned } = await shippedLines(context);
    const rmaNumber = await requestReturn(context, returned);
    await receiveAll(context, rmaNumber, returned, 'replacement');
    await settle(context, rmaNumber);
    const send = async () => {
      const requestId = randomUUID();
      const refusal = await callStaff(context.staff, 'createShipment', {
        subject: { rmaNumber },
        requestId,
        carrier: 'dhl',
        trackingNumber: null,
        lines: returned.map(({ sku, quantity }) => ({
          sku,
          quantity,
          lot: lotOf(sku),
          expiry: '2039-12-31',
        })),
      });
      if (refusal === null) context.confirmed.shipments.set(requestId, 'held');
      return refusal;
    };
    const refusals = await Promise.all([send(), send()]);
    if (refusals.filter((refusal) => refusal === null).length !== 1) {
      throw new Error(`${rmaNumber} was replaced twice or not at all: ${refusals}`);
    }
  },
};
