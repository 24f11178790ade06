import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment, ShipmentLine } from '../fulfillment/shipment.ts';
import { officeSettings } from '../settings/office-settings.ts';
import { planReturn } from './plan-return.ts';
import type { ReturnLine } from './return.ts';
import { refundsOfReturn } from './return-settlement.ts';
import { type ReturnState, returnStates } from './return-transitions.ts';
import { returnableLines } from './returnable-lines.ts';

type Shipments = Parameters<typeof returnableLines>[0];
type Returns = Parameters<typeof returnableLines>[1];

const moment = { toMillis: () => Date.parse('2026-11-20T18:00:00Z') };
const lineOf = (sku: string, lot: string | null, quantity: number): ShipmentLine => ({
  sku,
  name: `Part ${sku}`,
  quantity,
  lot,
  expiry: lot && '2029-05-31',
});
const shipment = (
  lines: ShipmentLine[],
  changes: Partial<Shipments[number]> = {},
): Shipments[number] => ({
  ...({} as Shipment<typeof moment>),
  id: 'shipment',
  kind: 'order',
  orderId: 'order',
  orderNumber: 'K7QM-3XWT',
  rmaNumber: null,
  state: 'released',
  shippedAt: moment,
  lines,
  ...changes,
});
const claim = (state: ReturnState, changes: Partial<ReturnLine>): Returns[number] => ({
  rmaNumber: 'R1',
  state,
  lines: [
    {
      ...({} as ReturnLine),
      orderId: 'order',
      orderNumber: 'K7QM-3XWT',
      shipmentId: 'shipment',
      sku: 'IMP-1',
      lot: 'L1',
      quantity: 1,
      acceptedQuantity: null,
      receivedQuantity: null,
      resolution: null,
      ...changes,
    },
  ],
});
const units = (shipments: Shipments, returns: Returns = []) =>
  returnableLines(shipments, returns).map(({ sku, lot, shipped, returnable }) => [
    sku,
    lot,
    shipped,
    returnable,
  ]);

describe('returnableLines', () => {
  it('lists each lot of a released shipment with its order and shipping date', () => {
    const lines = [lineOf('IMP-1', 'L1', 3), lineOf('IMP-1', 'L2', 1), lineOf('DRILL', null, 2)];
    expect(units([shipment(lines)])).toEqual([
      ['IMP-1', 'L1', 3, 3],
      ['IMP-1', 'L2', 1, 1],
      ['DRILL', null, 2, 2],
    ]);
    expect(returnableLines([shipment(lines)], [])[0]).toEqual({
      shipmentId: 'shipment',
      orderId: 'order',
      orderNumber: 'K7QM-3XWT',
      sku: 'IMP-1',
      name: 'Part IMP-1',
      lot: 'L1',
      expiry: '2029-05-31',
      shippedAt: new Date('2026-11-20T18:00:00Z'),
      shipped: 3,
      returnable: 3,
    });
  });

  it('adds up lines with the same lot', () => {
    const lines = [lineOf('IMP-1', 'L1', 3), lineOf('IMP-1', 'L1', 2)];
    expect(units([shipment(lines)])).toEqual([['IMP-1', 'L1', 5, 5]]);
  });

  it.each(['held', 'undone'] as const)('ignores a shipment that is %s', (state) => {
    expect(units([shipment([lineOf('IMP-1', 'L1', 3)], { state })])).toEqual([]);
  });

  it.each(returnStates.map((state) => [state, ['declined', 'canceled'].includes(state) ? 3 : 2]))(
    'with one unit in a return in the state %s, leaves %i of 3 units returnable',
    (state, left) => {
      const shipments = [shipment([lineOf('IMP-1', 'L1', 3)])];
      const returns = [claim(state as ReturnState, {})];
      expect(units(shipments, returns)).toEqual([['IMP-1', 'L1', 3, left]]);
    },
  );

  it.each([
    ['another shipment', { shipmentId: 'other' }],
    ['another lot', { lot: 'L2' }],
    ['another SKU', { sku: 'IMP-2' }],
  ])('ignores returns of %s', (_, changes) => {
    const shipments = [shipment([lineOf('IMP-1', 'L1', 3)])];
    expect(units(shipments, [claim('accepted', changes)])).toEqual([['IMP-1', 'L1', 3, 3]]);
  });

  it.each([
    [{ quantity: 3, acceptedQuantity: 2 }, 1],
    [{ quantity: 3, acceptedQuantity: 0 }, 3],
    [{ quantity: 3, acceptedQuantity: 2, receivedQuantity: 1 }, 2],
    [{ quantity: 3, acceptedQuantity: 2, receivedQuantity: 0, resolution: 'none' }, 3],
    [{ quantity: 3, acceptedQuantity: 2, receivedQuantity: 0, resolution: 'replacement' }, 1],
  ] as const)('after a return with %j, leaves %i of 3 units returnable', (changes, left) => {
    const shipments = [shipment([lineOf('IMP-1', 'L1', 3)])];
    expect(units(shipments, [claim('received', changes)])).toEqual([['IMP-1', 'L1', 3, left]]);
  });

  describe('the lines of a replacement', () => {
    const replacement = shipment([lineOf('IMP-1', 'L9', 1)], {
      id: 'replacement',
      kind: 'replacement',
      orderId: null,
      orderNumber: null,
      rmaNumber: 'R1',
    });

    it('belong to the order of the replaced device', () => {
      const returns = [claim('settled', { receivedQuantity: 1, resolution: 'replacement' })];
      expect(returnableLines([replacement], returns)).toMatchObject([
        { shipmentId: 'replacement', orderId: 'order', orderNumber: 'K7QM-3XWT', returnable: 1 },
      ]);
    });

    it('are shared by the orders of the replaced devices, and each of their units is assigned once', () => {
      const replaced = { receivedQuantity: 1, resolution: 'replacement' } as const;
      const first = claim('settled', replaced);
      const second = claim('settled', { ...replaced, orderId: 'other', orderNumber: null });
      const returned = { ...first, lines: [...first.lines, ...second.lines] };
      const shipments = ['L8', 'L9'].map((lot) => ({
        ...replacement,
        id: `replacement ${lot}`,
        lines: [lineOf('IMP-1', lot, 1)],
      }));
      const orders = (returns: Returns) =>
        returnableLines(shipments, returns).map((line) => [line.returnable, line.orderId]);
      expect(orders([returned])).toEqual([
        [1, 'order'],
        [1, 'other'],
      ]);
      // Shipped later, but returned first.
      const later = { shipmentId: 'replacement L9', lot: 'L9', replacementOf: 'R1' };
      const claimed = { ...claim('requested', later), rmaNumber: 'R2' };
      expect(orders([returned, claimed])).toEqual([
        [1, 'other'],
        [0, 'order'],
      ]);
    });

    it('let each order refund its own unit if one package replaced devices of two orders', () => {
      const replaced = { receivedQuantity: 1, resolution: 'replacement' } as const;
      const lines = ['order', 'other'].flatMap(
        (orderId) => claim('settled', { ...replaced, orderId }).lines,
      );
      const both = { ...replacement, lines: [lineOf('IMP-1', 'L9', 2)] };
      const returnable = returnableLines([both], [{ rmaNumber: 'R1', state: 'settled', lines }]);
      const request = { shipmentId: 'replacement', sku: 'IMP-1', lot: 'L9', quantity: 2 } as const;
      const planned = planReturn([{ ...request, reason: 'damaged', unopened: true }], {
        ...{ returnable, unitPrice: () => 100, today: '2026-11-21' },
        policy: { ...officeSettings.parse({}).returnPolicy, timeZone: 'UTC' },
      });
      const received = planned.lines?.map((line) => ({
        ...line,
        ...{ receivedQuantity: line.quantity, resolution: 'refund' as const },
      }));
      expect(refundsOfReturn(received ?? [])).toEqual([
        { orderId: 'order', lines: [{ sku: 'IMP-1', quantity: 1 }] },
        { orderId: 'other', lines: [{ sku: 'IMP-1', quantity: 1 }] },
      ]);
    });

    it('are omitted if the return is unknown', () => {
      expect(returnableLines([replacement], [])).toEqual([]);
    });
  });

  it('never lets more units be returned than were shipped, in any sequence of requests', () => {
    const lot = fc.constantFrom('L1', 'L2');
    const shipped = fc.array(fc.tuple(lot, fc.integer({ min: 1, max: 9 })), { maxLength: 5 });
    const wishes = fc.array(fc.tuple(lot, fc.nat(9), fc.constantFrom(...returnStates)));
    fc.assert(
      fc.property(shipped, wishes, (shippedLots, wished) => {
        const lines = shippedLots.map(([lot, quantity]) => lineOf('IMP-1', lot, quantity));
        const shipments = [shipment(lines)];
        const returns: Returns[number][] = [];
        for (const [lot, wanted, state] of wished) {
          const line = returnableLines(shipments, returns).find((each) => each.lot === lot);
          const quantity = Math.min(wanted, line?.returnable ?? 0);
          if (quantity > 0) returns.push(claim(state, { lot, quantity }));
        }
        for (const { lot, shipped, returnable } of returnableLines(shipments, returns)) {
          const claimed = returns
            .filter(({ state }) => state !== 'declined' && state !== 'canceled')
            .flatMap(({ lines }) => lines)
            .filter((line) => line.lot === lot)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(returnable).toBeGreaterThanOrEqual(0);
          expect(returnable + claimed).toBe(shipped);
        }
      }),
    );
  });
});
