import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUnits, lineQuantities, subtractUnits } from './open-quantities.ts';
import {
  combineLines,
  findShipmentProblem,
  type NewLine,
  shippableLines,
} from './shipment-problems.ts';

const items = [
  { sku: 'I4510', name: 'Implant', unitPrice: 13_900, quantity: 3 },
  { sku: 'TW100', name: 'Torque wrench', unitPrice: 25_000, quantity: 1 },
];
const order = { items, status: 'completed', packed: { I4510: 1 } } as const;

const facts = {
  shippable: shippableLines(order),
  isLotTracked: (sku: string) => sku === 'I4510',
  heldLots: new Set(['I4510|HELD']),
  knownExpiries: new Map([['I4510|KNOWN', '2029-05-31']]),
  today: '2026-11-27',
};

const line: NewLine = { sku: 'I4510', quantity: 1, lot: 'A1', expiry: '2029-05-31' };
const wrench: NewLine = { sku: 'TW100', quantity: 1, lot: null, expiry: null };

it('shippableLines counts the units that are still open', () => {
  expect(shippableLines(order)).toEqual([
    { sku: 'I4510', name: 'Implant', open: 2 },
    { sku: 'TW100', name: 'Torque wrench', open: 1 },
  ]);
});

it('combineLines adds up each lot and drops an expiry without a lot', () => {
  const lines = [line, { ...line, quantity: 2 }, { ...line, lot: 'B2' }];
  const wrenches = [wrench, { ...wrench, expiry: '2029-05-31' }];
  expect(combineLines([...lines, ...wrenches])).toEqual([
    { ...line, quantity: 3 },
    { ...line, lot: 'B2' },
    { ...wrench, quantity: 2 },
  ]);
});

describe('findShipmentProblem', () => {
  it('accepts a line that is split across several lots', () => {
    const lines = [line, { ...line, lot: 'B2' }, wrench];
    expect(findShipmentProblem(lines, facts)).toBeUndefined();
  });

  it('accepts a lot until the end of the day on its label', () => {
    expect(findShipmentProblem([{ ...line, expiry: '2026-11-27' }], facts)).toBeUndefined();
  });

  it.each<[string, NewLine[], object]>([
    [
      "an item that isn't in the order",
      [{ ...line, sku: 'SA4010' }],
      { code: 'shipment-wrong-item', sku: 'SA4010' },
    ],
    [
      'more units across all lots than are open',
      [line, { ...line, lot: 'B2', quantity: 2 }],
      { code: 'shipment-surplus', sku: 'I4510', open: 2 },
    ],
    [
      'a lot-tracked item without its lot',
      [{ ...line, lot: null }],
      { code: 'shipment-lot-missing', sku: 'I4510' },
    ],
    [
      'a lot-tracked item without its expiry',
      [{ ...line, expiry: null }],
      { code: 'shipment-lot-missing', sku: 'I4510' },
    ],
    [
      'a lot that expired yesterday',
      [{ ...line, expiry: '2026-11-26' }],
      { code: 'shipment-expired', sku: 'I4510', lot: 'A1', expiry: '2026-11-26' },
    ],
    [
      'a lot on hold',
      [{ ...line, lot: 'HELD' }],
      { code: 'lot-on-hold', sku: 'I4510', lot: 'HELD' },
    ],
    [
      'two expiry dates for one lot',
      [line, { ...line, expiry: '2030-05-31' }],
      { code: 'shipment-other-expiry', sku: 'I4510', lot: 'A1' },
    ],
    [
      'another expiry date than that of earlier shipments',
      [{ ...line, lot: 'KNOWN', expiry: '2092-05-31' }],
      {
        ...{ code: 'lot-expiry-differs', sku: 'I4510', lot: 'KNOWN' },
        ...{ expiry: '2092-05-31', known: '2029-05-31' },
      },
    ],
  ])('rejects %s', (_, lines, problem) => {
    expect(findShipmentProblem(lines, facts)).toEqual(problem);
  });
});

const step = fc.record({
  act: fc.constantFrom('ship', 'undo', 'refund'),
  sku: fc.constantFrom('I4510', 'TW100'),
  quantity: fc.integer({ min: 1, max: 4 }),
});

it('never accepts more units than were paid minus refunded, in any sequence', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let packed = {};
      let shipments: NewLine[] = [];
      const refunded: Record<string, number> = {};
      const lineRefunds = () => [
        {
          requestId: 'r1',
          requestedAt: 0,
          failed: false,
          lines: Object.entries(refunded).map(([sku, quantity]) => ({
            sku,
            quantity,
            shippedQuantity: 0,
          })),
        },
      ];
      for (const { act, sku, quantity } of steps) {
        const current = { ...order, packed, lineRefunds: lineRefunds() };
        const units = lineQuantities(current, packed).find((each) => each.sku === sku);
        if (act === 'ship') {
          const lines = [{ sku, quantity, lot: 'A1', expiry: '2029-05-31' }];
          const shippable = shippableLines(current);
          if (findShipmentProblem(lines, { ...facts, shippable })) continue;
          shipments = [...shipments, ...lines];
          packed = addUnits(packed, lines);
        } else if (act === 'undo') {
          const last = shipments.at(-1);
          if (!last) continue;
          shipments = shipments.slice(0, -1);
          packed = subtractUnits(packed, [last]);
        } else if (quantity <= (units?.open ?? 0)) {
          refunded[sku] = (refunded[sku] ?? 0) + quantity;
        }
        for (const { sku: each, ordered, shipped } of lineQuantities(current, packed)) {
          expect(shipped).toBeGreaterThanOrEqual(0);
          expect(shipped + (refunded[each] ?? 0)).toBeLessThanOrEqual(ordered);
        }
      }
    }),
  );
});
