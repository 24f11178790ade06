import { describe, expect, it } from 'vitest';
import type { ReturnLine } from '../returns/return.ts';
import type { ReturnState } from '../returns/return-transitions.ts';
import { orderTimeline } from './order-timeline.ts';
import type { TransactionStatus, TransactionType } from './transaction.ts';

const moment = (ms: number) => ({ toMillis: () => ms });
const items = [{ sku: 'IMP-1', name: 'Implant', unitPrice: 12_500, quantity: 3 }];
const order = {
  status: 'completed',
  createdAt: moment(5),
  items,
  shipped: {},
  fulfillment: 'unfulfilled',
} as const;
const nothing = { orderId: 'order', transactions: [], shipments: [], returns: [] };
const payment = (type: TransactionType, status: TransactionStatus, ms: number, amount = 100) => ({
  id: `${type}${ms}`,
  type,
  status,
  amount,
  createdAt: moment(ms),
});
const shipment = (ms: number, rmaNumber: string | null = null) => ({
  id: `shipment${ms}`,
  kind: rmaNumber === null ? ('order' as const) : ('replacement' as const),
  rmaNumber,
  lines: [1, 2].map((quantity) => ({
    sku: 'IMP-1',
    name: 'Implant',
    quantity,
    lot: `L${quantity}`,
    expiry: null,
  })),
  shippedAt: moment(ms),
});
const returnLine: ReturnLine = {
  ...{ id: '0', orderId: 'order', orderNumber: 'K7QM-3XWT', shipmentId: 'shipment15' },
  ...{ sku: 'IMP-1', name: 'Implant', lot: 'L1', expiry: null, unitPrice: 12_500, quantity: 1 },
  ...{ reason: 'damaged', unopened: false, acceptedQuantity: 1, receivedQuantity: 1 },
  ...{ condition: 'opened', resolution: 'replacement', complaintId: null },
};
const returned = (state: ReturnState, ms: number) => ({
  id: 'R1',
  state,
  lines: [
    returnLine,
    { ...returnLine, orderId: 'other-order', sku: 'DRILL', resolution: 'refund' as const },
  ],
  replaced: {},
  createdAt: moment(ms),
});

describe('orderTimeline', () => {
  it('lists payments, shipments, and returns chronologically, followed by the next step', () => {
    const timeline = orderTimeline(order, {
      orderId: 'order',
      transactions: [
        payment('refund', 'completed', 30, 40),
        payment('payment', 'completed', 10),
        payment('dispute', 'failed', 20),
      ],
      shipments: [shipment(15), shipment(35, 'R1')],
      returns: [returned('requested', 25)],
    });
    expect(timeline.map(({ event, at }) => [event, at?.getTime()])).toEqual([
      ['payment-completed', 10],
      ['shipped', 15],
      ['dispute-failed', 20],
      ['return-requested', 25],
      ['refund-completed', 30],
      ['replacement-shipped', 35],
      ['preparation', undefined],
    ]);
    expect(timeline.map(({ amount }) => amount)).toEqual([100, null, 100, null, 40, null, null]);
    expect(timeline.map(({ units }) => units)).toEqual([null, 3, null, null, null, 3, null]);
    expect(timeline.map(({ rmaNumber }) => rmaNumber)).toEqual([
      null,
      null,
      null,
      'R1',
      null,
      'R1',
      null,
    ]);
  });

  it.each([
    [{}, ['preparation']],
    [{ shipped: { 'IMP-1': 1 }, fulfillment: 'partially shipped' }, ['remaining-preparation']],
    [{ shipped: { 'IMP-1': 3 }, fulfillment: 'shipped' }, []],
    // Older orders don't record whether they were sent.
    [{ shipped: undefined, fulfillment: undefined }, []],
  ] as const)('for a completed order with %j, lists the next steps %j', (changes, steps) => {
    const { shipped, fulfillment, ...rest } = { ...order, ...changes };
    const known = fulfillment === undefined ? {} : { shipped, fulfillment };
    const transactions = [payment('payment', 'completed', 10)];
    const timeline = orderTimeline({ ...rest, ...known }, { ...nothing, transactions });
    expect(timeline.slice(1).map(({ event }) => event)).toEqual(steps);
  });

  it('ends with the replacement if a device of the order still has to be replaced', () => {
    const returns = [returned('settled', 25)];
    const shipped = { shipped: { 'IMP-1': 3 }, fulfillment: 'shipped' } as const;
    const last = (orderId: string) =>
      orderTimeline({ ...order, ...shipped }, { ...nothing, orderId, returns }).at(-1);
    expect(last('order')).toMatchObject({ event: 'replacement-preparation', at: null });
    // The return also contains a device of this order, but it was refunded.
    expect(last('other-order')).toMatchObject({ event: 'return-requested' });
  });

  it.each(['pending', 'processing', 'failed', 'refunded', 'disputed'] as const)(
    'has no next step while the order is %s',
    (status) => {
      const transactions = [payment('payment', 'processing', 10)];
      const timeline = orderTimeline({ ...order, status }, { ...nothing, transactions });
      expect(timeline.map(({ event }) => event)).toEqual(['payment-processing']);
    },
  );

  it('starts with a placed event if there are no transactions', () => {
    expect(orderTimeline(order, nothing)[0]).toEqual({
      id: 'placed',
      event: 'placed',
      at: new Date(5),
      amount: null,
      units: null,
      rmaNumber: null,
    });
    expect(orderTimeline({ ...order, createdAt: null }, nothing)[0]?.at).toBeNull();
  });

  it('lists transactions without a timestamp first', () => {
    const timeless = { ...payment('refund', 'completed', 7), createdAt: null };
    const transactions = [payment('payment', 'completed', 10), timeless];
    const timeline = orderTimeline(order, { ...nothing, transactions });
    expect(timeline[0]).toMatchObject({ event: 'refund-completed', at: null });
  });
});
