import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestedReturnLine } from '../api/returns.ts';
import { planReturn, type ReturnRules } from './plan-return.ts';
import type { ReturnableLine } from './returnable-lines.ts';

const policy = {
  timeZone: 'America/Los_Angeles',
  days: 30,
  minShelfLifeDays: 180,
  sterilePackagingUnopened: true,
  nonReturnableSkus: ['KIT'],
};

const shipped = (changes: Partial<ReturnableLine> = {}): ReturnableLine => ({
  shipmentId: 's1',
  orderId: 'o1',
  orderNumber: 'K7QM-3XWT',
  sku: 'IMP-1',
  name: 'Implant',
  lot: 'L1',
  expiry: '2029-05-31',
  shippedAt: new Date('2026-11-20T20:00:00Z'),
  shipped: 3,
  returnable: 3,
  ...changes,
});

const request = (changes: Partial<RequestedReturnLine> = {}): RequestedReturnLine => ({
  shipmentId: 's1',
  sku: 'IMP-1',
  lot: 'L1',
  quantity: 1,
  reason: 'no-longer-needed',
  unopened: true,
  ...changes,
});

const rules = (
  returnable: ReturnableLine[] = [shipped()],
  changes: Partial<ReturnRules> = {},
): ReturnRules => ({
  returnable,
  unitPrice: () => 13_900,
  policy,
  today: '2026-11-27',
  ...changes,
});

describe('planReturn', () => {
  it('copies name, expiry, order, and price from the shipped line', () => {
    expect(planReturn([request({ quantity: 2 })], rules())).toEqual({
      reports: [undefined],
      lines: [
        {
          id: '0',
          orderId: 'o1',
          orderNumber: 'K7QM-3XWT',
          shipmentId: 's1',
          sku: 'IMP-1',
          name: 'Implant',
          lot: 'L1',
          expiry: '2029-05-31',
          unitPrice: 13_900,
          quantity: 2,
          reason: 'no-longer-needed',
          unopened: true,
          acceptedQuantity: null,
          receivedQuantity: null,
          condition: null,
          resolution: null,
          complaintId: null,
        },
      ],
    });
  });

  it.each([
    ['a different shipment', { shipmentId: 's2' }],
    ['a different SKU', { sku: 'IMP-2' }],
    ['a different lot', { lot: 'L2' }],
    ['no lot', { lot: null }],
  ])('rejects a line with %s', (_, changes) => {
    expect(planReturn([request(), request(changes)], rules())).toEqual({
      problem: 'return-line-unknown',
      index: 1,
    });
  });

  it('rejects an item if the order has no price for it', () => {
    const result = planReturn([request()], rules([shipped()], { unitPrice: () => undefined }));
    expect(result).toEqual({ problem: 'return-line-unknown', index: 0 });
  });

  it('accepts all remaining units, but no more', () => {
    const left = rules([shipped({ returnable: 2 })]);
    expect(planReturn([request({ quantity: 2 })], left).lines).toHaveLength(1);
    expect(planReturn([request({ quantity: 3 })], left)).toEqual({
      problem: 'return-exceeds-shipped',
      index: 0,
    });
  });

  it('adds up two lines for the same lot', () => {
    const lines = [request({ quantity: 2 }), request({ quantity: 2, reason: 'damaged' })];
    expect(planReturn(lines, rules())).toEqual({ problem: 'return-exceeds-shipped', index: 1 });
  });

  it.each([
    ['return-non-returnable', { sku: 'KIT' }, {}],
    ['return-too-late', { shippedAt: new Date('2026-10-27T20:00:00Z') }, {}],
    ['return-short-shelf-life', { expiry: '2027-03-01' }, {}],
    ['return-opened', {}, { unopened: false }],
  ] as const)('rejects with %s an item that the policy excludes', (problem, device, line) => {
    const sku = 'sku' in device ? { sku: device.sku } : {};
    expect(planReturn([request({ ...sku, ...line })], rules([shipped(device)]))).toEqual({
      problem,
      index: 0,
    });
  });

  it('splits the units of a replacement by the orders of the replaced devices', () => {
    const orders = ['o1', 'o2'].map((orderId) => ({ orderId, orderNumber: null, quantity: 2 }));
    const replacement = shipped({ returnable: 4, replacement: { rmaNumber: 'R1', orders } });
    const requested = [request(), request({ quantity: 2, reason: 'damaged' })];
    const prices: Record<string, number> = { o1: 100, o2: 200 };
    const unitPrice = (orderId: string) => prices[orderId];
    expect(planReturn(requested, rules([replacement], { unitPrice })).lines).toMatchObject([
      { id: '0', orderId: 'o1', quantity: 1, reason: 'no-longer-needed', replacementOf: 'R1' },
      { id: '1', orderId: 'o1', quantity: 1, reason: 'damaged', unitPrice: 100 },
      { id: '2', orderId: 'o2', quantity: 1, reason: 'damaged', unitPrice: 200 },
    ]);
  });

  it('never allows a return of more units than are left', () => {
    const lots = ['L1', 'L2', null];
    const lines = fc.array(
      fc.record({ lot: fc.constantFrom(...lots), quantity: fc.integer({ min: 1, max: 5 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const left = fc.array(fc.nat(8), { minLength: lots.length, maxLength: lots.length });
    fc.assert(
      fc.property(lines, left, (requested, units) => {
        const returnable = lots.map((lot, index) =>
          shipped({ lot, returnable: units[index] ?? 0 }),
        );
        const result = planReturn(requested.map(request), rules(returnable));
        const asked = lots.map((lot) =>
          requested.reduce((sum, line) => sum + (line.lot === lot ? line.quantity : 0), 0),
        );
        const fits = asked.every((quantity, index) => quantity <= (units[index] ?? 0));
        expect(result.lines !== undefined).toBe(fits);
      }),
    );
  });
});
