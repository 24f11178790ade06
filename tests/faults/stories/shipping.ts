import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../../shop/database.ts';
import { soldProducts } from '../../shop/products.ts';
import { callAboutPayment, callStaff, refund } from '../staff-calls.ts';
import { payWithGoodCard, type StoryContext, startCheckout } from './story-context.ts';

interface Line {
  sku: string;
  quantity: number;
}

export interface ShippedOrder {
  orderId: string;
  intentId: string;
  lines: Line[];
}

export async function orderToShip(context: StoryContext): Promise<ShippedOrder> {
  const payment = await startCheckout(context);
  await payWithGoodCard(context, payment);
  return { orderId: payment.checkoutId, intentId: payment.intentId, lines: [...payment.items] };
}

/** Puts half of each line in `first`. `rest` is empty if every line has only one unit. */
function splitLines(lines: readonly Line[]): { first: Line[]; rest: Line[] } {
  const first = lines.map(({ sku, quantity }) => ({ sku, quantity: Math.ceil(quantity / 2) }));
  const rest = lines
    .map(({ sku, quantity }) => ({ sku, quantity: Math.floor(quantity / 2) }))
    .filter(({ quantity }) => quantity > 0);
  return { first, rest };
}

export const lotOf = (sku: string) => `LOT-${sku.replace('.', '-')}`;

function request({ orderId }: ShippedOrder, lines: readonly Line[], requestId: string) {
  return {
    subject: { orderId },
    requestId,
    carrier: 'ups' as const,
    trackingNumber: '1Z999AA10123456784',
    lines: lines.map((line) => ({ ...line, lot: lotOf(line.sku), expiry: '2039-12-31' })),
  };
}

async function tryToShip(
  { staff, confirmed }: StoryContext,
  order: ShippedOrder,
  lines: readonly Line[],
  requestId: string = randomUUID(),
): Promise<string | null> {
  const wanted = request(order, lines, requestId);
  const refusal = await callAboutPayment(staff, order.intentId, 'createShipment', wanted);
  if (refusal === null) confirmed.shipments.set(requestId, 'held');
  return refusal;
}

async function ship(
  context: StoryContext,
  order: ShippedOrder,
  lines: readonly Line[],
): Promise<string> {
  const shipmentId = randomUUID();
  const refusal = await tryToShip(context, order, lines, shipmentId);
  if (refusal !== null) throw new Error(`Order ${order.orderId} could not be shipped: ${refusal}`);
  return shipmentId;
}

async function release({ staff, confirmed }: StoryContext, shipmentId: string): Promise<void> {
  const refusal = await callStaff(staff, 'releaseShipment', { shipmentId });
  if (refusal !== null) throw new Error(`${shipmentId} could not be released: ${refusal}`);
  confirmed.shipments.set(shipmentId, 'released');
}

export async function shipAndRelease(
  context: StoryContext,
  order: ShippedOrder,
  lines: readonly Line[] = order.lines,
): Promise<string> {
  const shipmentId = await ship(context, order, lines);
  await release(context, shipmentId);
  return shipmentId;
}

const priceOf = (sku: string) => soldProducts.find((each) => each.sku === sku)?.unitPrice ?? 0;

export const amountOf = (lines: readonly Line[]) =>
  lines.reduce((cents, { sku, quantity }) => cents + priceOf(sku) * quantity, 0);

export const shippingStories = {
  'an order shipped in two parts': async (context: StoryContext) => {
    const order = await orderToShip(context);
    const { first, rest } = splitLines(order.lines);
    await shipAndRelease(context, order, first);
    if (rest.length > 0) await shipAndRelease(context, order, rest);
  },

  'one shipment requested twice': async (context: StoryContext) => {
    const order = await orderToShip(context);
    const requestId = randomUUID();
    const again = () => tryToShip(context, order, order.lines, requestId);
    const refusals = [...(await Promise.all([again(), again()])), await again()];
    if (refusals.some((refusal) => refusal !== null)) throw new Error(`Refused: ${refusals}`);
    await Promise.all([release(context, requestId), release(context, requestId)]);
  },

  'two people pack one order': async (context: StoryContext) => {
    const order = await orderToShip(context);
    const refusals = await Promise.all([
      tryToShip(context, order, order.lines),
      tryToShip(context, order, order.lines),
    ]);
    if (refusals.filter((refusal) => refusal === null).length !== 1) {
      throw new Error(`Order ${order.orderId} was packed by both or by neither: ${refusals}`);
    }
  },

  'a shipment undone, then shipped': async (context: StoryContext) => {
    const order = await orderToShip(context);
    const shipmentId = await ship(context, order, order.lines);
    const refusal = await callStaff(context.staff, 'undoShipment', { shipmentId });
    if (refusal !== null) throw new Error(`${shipmentId} could not be undone: ${refusal}`);
    context.confirmed.shipments.set(shipmentId, 'undone');
    await shipAndRelease(context, order);
  },

  'undone and released at the same time': async (context: StoryContext) => {
    const order = await orderToShip(context);
    const shipmentId = await ship(context, order, order.lines);
    const [undone, released] = await Promise.all([
      callStaff(context.staff, 'undoShipment', { shipmentId }),
      callStaff(context.staff, 'releaseShipment', { shipmentId }),
    ]);
    if ((undone === null) === (released === null)) {
      throw new Error(`${shipmentId}: undo ${undone}, release ${released}`);
    }
    context.confirmed.shipments.set(shipmentId, undone === null ? 'undone' : 'released');
  },

  'a shipment released by the sweep': async (context: StoryContext) => {
    const order = await orderToShip(context);
    const shipmentId = await ship(context, order, order.lines);
    await database.doc(`shipments/${shipmentId}`).update({ releaseAt: Timestamp.now() });
    context.confirmed.shipments.set(shipmentId, 'released');
  },

  'a line refunded while another person ships it': async (context: StoryContext) => {
    const order = await orderToShip(context);
    const lines = order.lines.slice(0, 1);
    const wanted = { ...order, lines, requestId: randomUUID() };
    const [refused] = await Promise.all([
      refund(context.staff, wanted),
      tryToShip(context, order, lines),
    ]);
    if (refused !== null) throw new Error(`Order ${order.orderId} not refunded: ${refused}`);
    context.confirmed.addRefund(order.intentId, amountOf(lines));
  },
};
