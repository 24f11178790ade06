import { describe, expect, it } from 'vitest';
import type { Return, ReturnLine } from '../returns/return.ts';
import type { ReturnState } from '../returns/return-transitions.ts';
import { idleReason, officeSteps } from './office-steps.ts';

type Order = Parameters<typeof officeSteps>[0];

const order = (changes: Partial<Order> = {}): Order => ({
  items: [{ sku: 'I4510', name: 'Implant', unitPrice: 13_900, quantity: 3 }],
  status: 'completed',
  packed: {},
  packing: 'unfulfilled',
  fulfillment: 'unfulfilled',
  toShip: false,
  ...changes,
});

const shipped = order({ packed: { I4510: 3 }, packing: 'shipped', fulfillment: 'shipped' });

function returned(
  state: ReturnState,
  line: Partial<ReturnLine> = {},
  id = 'K7QM-3XWT',
): Pick<Return<unknown>, 'state' | 'lines' | 'replaced'> & { id: string } {
  const lines = [{ orderId: 'o', sku: 'I4510', receivedQuantity: 1, resolution: null, ...line }];
  return { id, state, lines: lines as ReturnLine[], replaced: {} };
}

describe('officeSteps', () => {
  it('is empty if everything has shipped', () => {
    expect(officeSteps(shipped, 'o', [])).toEqual([]);
  });

  it('lists packing as a step while units are open', () => {
    const partly = order({ packed: { I4510: 1 }, packing: 'partially shipped', toShip: true });
    expect(officeSteps(partly, 'o', [])).toEqual([{ kind: 'pack', units: 2 }]);
  });

  it.each([
    ['requested', {}, 'decide-return'],
    ['accepted', {}, 'receive-return'],
    ['received', { resolution: 'refund' }, 'refund-return'],
    ['received', { resolution: 'replacement' }, 'finish-return'],
    ['received', { resolution: 'refund', orderId: 'another' }, 'finish-return'],
    ['settled', { resolution: 'replacement' }, 'pack-replacement'],
  ] as const)('for a return that is %s with %j, is %s', (state, line, kind) => {
    const steps = officeSteps(shipped, 'o', [returned(state, line)]);
    expect(steps).toEqual([{ kind, rmaNumber: 'K7QM-3XWT' }]);
  });

  it.each([
    ['settled', { resolution: 'refund' }],
    ['settled', { resolution: 'replacement', orderId: 'another' }],
    ['declined', {}],
    ['canceled', {}],
  ] as const)('ignores a return that is %s with %j', (state, line) => {
    expect(officeSteps(shipped, 'o', [returned(state, line)])).toEqual([]);
  });

  it('starts with the dispute, then the shipment, then the refund', () => {
    const returns = [
      returned('accepted', {}, 'A'),
      returned('requested', {}, 'B'),
      returned('received', { resolution: 'refund' }, 'C'),
    ];
    const kinds = (changes: Partial<Order>) =>
      officeSteps(order(changes), 'o', returns).map(({ kind }) => kind);
    const rest = ['refund-return', 'decide-return', 'receive-return'];
    expect(kinds({ status: 'disputed' })).toEqual(['answer-dispute', ...rest]);
    expect(kinds({ toShip: true })).toEqual(['pack', ...rest]);
  });
});

describe('idleReason', () => {
  it.each([
    [{ status: 'pending' }, 'processing'],
    [{ status: 'processing' }, 'processing'],
    [{ status: 'failed' }, 'unpaid'],
    [{ status: 'refunded' }, 'refunded'],
    [{ packing: 'shipped', fulfillment: 'unfulfilled' }, 'held'],
    [{ packing: 'shipped', fulfillment: 'shipped' }, 'done'],
  ] as const)('of %j is %s', (changes, reason) => {
    expect(idleReason(order(changes))).toBe(reason);
  });

  it('is done for an order that predates shipments', () => {
    const { packed: _packed, fulfillment: _fulfillment, ...older } = order();
    expect(idleReason(older)).toBe('done');
  });
});
