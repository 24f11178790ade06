import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReturnLine } from '../returns/return.ts';
import { addUnits, subtractUnits, type Units } from './open-quantities.ts';
import { type CountedShipment, recountOrder, recountReturn } from './recount-units.ts';
import type { ShipmentState } from './shipment.ts';

const shipment = (
  kind: CountedShipment['kind'],
  state: ShipmentState,
  units: Units,
): CountedShipment => ({
  kind,
  state,
  lines: Object.entries(units).map(([sku, quantity]) => ({
    ...{ sku, name: sku, quantity, lot: null, expiry: null },
  })),
});

describe('recountOrder', () => {
  it('counts held and released shipments, but not undone ones or replacements', () => {
    const shipments = [
      shipment('order', 'released', { 'ID5.1S': 2 }),
      shipment('order', 'held', { 'ID5.1S': 1, I4510: 1 }),
      shipment('order', 'undone', { I4510: 5 }),
      shipment('replacement', 'released', { I4510: 7 }),
    ];
    expect(recountOrder({ packed: { 'ID5.1S': 5 } }, shipments)).toEqual({
      packed: { 'ID5.1S': 3, I4510: 1 },
      shipped: { 'ID5.1S': 2 },
      changes: ['packed I4510: 0 → 1', 'packed ID5.1S: 5 → 3', 'shipped ID5.1S: 0 → 2'],
    });
  });

  it('resets the counts of an order without shipments', () => {
    const order = { packed: { I4510: 1 }, shipped: { I4510: 1 } };
    expect(recountOrder(order, [])).toEqual({
      packed: {},
      shipped: {},
      changes: ['packed I4510: 1 → 0', 'shipped I4510: 1 → 0'],
    });
  });

  it('accepts orders that predate shipments', () => {
    expect(recountOrder({ packed: {} }, []).changes).toEqual([]);
  });

  it('finds nothing to change after any sequence of shipments', () => {
    const step = fc.record({
      units: fc.dictionary(fc.constantFrom('I4510', 'ID5.1S'), fc.integer({ min: 1, max: 9 })),
      state: fc.constantFrom<ShipmentState>('held', 'released', 'undone'),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const shipments = steps.map(({ units, state }) => shipment('order', state, units));
        let packed: Units = {};
        let shipped: Units = {};
        for (const { state, lines } of shipments) {
          packed = addUnits(packed, lines);
          if (state === 'undone') packed = subtractUnits(packed, lines);
          if (state === 'released') shipped = addUnits(shipped, lines);
        }
        expect(recountOrder({ packed, shipped }, shipments).changes).toEqual([]);
      }),
    );
  });
});

describe('recountReturn', () => {
  const line: ReturnLine = {
    ...{ id: '0', orderId: 'o1', orderNumber: null, shipmentId: 's1', sku: 'I4510' },
    ...{ name: 'Implant', lot: 'A1', expiry: null, unitPrice: 100, quantity: 2 },
    ...{ reason: 'device-problem', unopened: false, acceptedQuantity: 2, receivedQuantity: 2 },
    ...{ condition: 'opened', resolution: 'replacement', complaintId: null },
  };
  const settled = { state: 'settled' as const, lines: [line], replaced: {}, toReplace: true };
  const one = shipment('replacement', 'held', { I4510: 1 });

  it('counts replacements that are not undone', () => {
    const shipments = [one, shipment('replacement', 'undone', { I4510: 1 })];
    expect(recountReturn(settled, shipments)).toEqual({
      replaced: { I4510: 1 },
      toReplace: true,
      changes: ['replaced I4510: 0 → 1'],
    });
    const stored = { ...settled, replaced: { I4510: 1 } };
    expect(recountReturn(stored, shipments).changes).toEqual([]);
  });

  it('corrects whether a replacement is still due', () => {
    const stored = { ...settled, replaced: { I4510: 2 } };
    expect(recountReturn(stored, [one, one])).toEqual({
      replaced: { I4510: 2 },
      toReplace: false,
      changes: ['to replace: false'],
    });
  });
});
