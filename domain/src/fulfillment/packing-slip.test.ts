import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineRefund } from './open-quantities.ts';
import { openSlipLines, orderSlipLines, shipmentSlipLines } from './packing-slip.ts';
import type { ShipmentLine, ShipmentState } from './shipment.ts';

const expiry = '2099-05-31';
const implants = (quantity: number, lot = 'A1'): ShipmentLine => ({
  ...{ sku: 'I4510', name: 'Implant', quantity, lot, expiry },
});

const shipment = (id: string, hour: number, lines = [implants(1)], state: ShipmentState = 'held') =>
  ({ id, state, shippedAt: { toMillis: () => hour }, lines }) as const;

const refund = (requestedAt: number, quantity: number, shippedQuantity: number): LineRefund => ({
  ...{ requestId: `r${requestedAt}`, requestedAt, failed: false },
  lines: [{ sku: 'I4510', quantity, shippedQuantity }],
});

const refundedOn = (
  slip: ReturnType<typeof shipment>,
  shipments: readonly ReturnType<typeof shipment>[],
  refunds: readonly LineRefund[],
) => shipmentSlipLines(slip, shipments, refunds).map(({ refundedPacked }) => refundedPacked);

describe("a shipment's slip", () => {
  it("doesn't mark units that were refunded before it was packed", () => {
    const only = shipment('a', 2);
    expect(refundedOn(only, [only], [refund(1, 2, 0)])).toEqual([0]);
    expect(refundedOn(only, [only], [refund(3, 2, 1)])).toEqual([1]);
    // An earlier shipment was undone after this refund.
    expect(refundedOn(only, [only], [refund(1, 1, 1)])).toEqual([0]);
  });

  it('marks refunded units once, even if they come from several lots', () => {
    const split = shipment('a', 1, [implants(1, 'A1'), implants(2, 'B2')]);
    expect(shipmentSlipLines(split, [split], [refund(2, 2, 2)])).toEqual([
      {
        ...{ sku: 'I4510', name: 'Implant', quantity: 3, open: 0 },
        lots: [
          { sku: 'I4510', quantity: 1, lot: 'A1', expiry },
          { sku: 'I4510', quantity: 2, lot: 'B2', expiry },
        ],
        ...{ refundedPacked: 2, refundedUnpacked: 0 },
      },
    ]);
  });

  it('starts with the package that was packed last before the refund', () => {
    const [first, second, later] = [shipment('a', 1), shipment('b', 2), shipment('c', 4)];
    const all = [first, second, later];
    const marks = (refunds: LineRefund[]) => all.map((each) => refundedOn(each, all, refunds)[0]);
    expect(marks([refund(3, 1, 1)])).toEqual([0, 1, 0]);
    expect(marks([refund(3, 2, 2)])).toEqual([1, 1, 0]);
    expect(marks([refund(5, 1, 1), refund(3, 1, 1)])).toEqual([0, 1, 1]);
  });

  it('ignores undone shipments and failed refunds', () => {
    const [first, undone] = [shipment('a', 1), shipment('b', 2, undefined, 'undone')];
    expect(refundedOn(first, [first, undone], [refund(3, 1, 1)])).toEqual([1]);
    expect(refundedOn(first, [first], [{ ...refund(3, 1, 1), failed: true }])).toEqual([0]);
  });

  it('never marks more units than it lists or than were refunded', () => {
    const units = fc.integer({ min: 1, max: 4 });
    const hour = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(hour, fc.array(units, { minLength: 1, maxLength: 3 })), { maxLength: 4 }),
        fc.array(fc.tuple(hour, units), { maxLength: 4 }),
        (packages, refunded) => {
          const shipments = packages.map(([at, lots], index) => {
            const lines = lots.map((quantity, lot) => implants(quantity, `L${lot}`));
            return shipment(String(index), at, lines);
          });
          const refunds = refunded.map(([at, quantity]) => refund(at, quantity, quantity));
          const lines = shipments.flatMap((each) => shipmentSlipLines(each, shipments, refunds));
          for (const { refundedPacked, quantity } of lines) {
            expect(refundedPacked).toBeGreaterThanOrEqual(0);
            expect(refundedPacked).toBeLessThanOrEqual(quantity);
          }
          const marked = lines.reduce((sum, { refundedPacked }) => sum + refundedPacked, 0);
          const total = refunded.reduce((sum, [, quantity]) => sum + quantity, 0);
          expect(marked).toBeLessThanOrEqual(total);
        },
      ),
    );
  });
});

describe("an order's slip", () => {
  const items = [{ sku: 'I4510', name: 'Implant', unitPrice: 13_900, quantity: 5 }];
  const order = { items, status: 'completed', packed: { I4510: 2 } } as const;

  it('distinguishes refunded units by whether they were packed, and shows the remaining units to pack', () => {
    const shipments = [shipment('a', 1), shipment('b', 2), shipment('c', 3, [], 'undone')];
    const slipAfter = (each: LineRefund) =>
      orderSlipLines({ ...order, lineRefunds: [each] }, shipments);
    const line = {
      ...{ sku: 'I4510', name: 'Implant', quantity: 5 },
      lots: [{ sku: 'I4510', quantity: 2, lot: 'A1', expiry }],
    };
    expect(slipAfter(refund(4, 1, 0))).toEqual([
      { ...line, open: 2, refundedPacked: 0, refundedUnpacked: 1 },
    ]);
    expect(slipAfter(refund(4, 4, 1))).toEqual([
      { ...line, open: 0, refundedPacked: 1, refundedUnpacked: 3 },
    ]);
  });

  it('has nothing to be packed after a full refund', () => {
    const lineRefunds = [refund(4, 5, 2)];
    const [line] = orderSlipLines({ ...order, status: 'refunded', lineRefunds }, []);
    expect(line).toMatchObject({ open: 0, refundedPacked: 2, refundedUnpacked: 3 });
  });
});

it('the slip of an order without packages has only the units to be packed', () => {
  const lines = [
    { sku: 'I4510', name: 'Implant', open: 2 },
    { sku: 'CAP', name: 'Cap', open: 0 },
  ];
  expect(openSlipLines(lines)).toMatchObject([{ sku: 'I4510', quantity: 2, refundedUnpacked: 0 }]);
});
