import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../order/order-status.ts';
import { customersFulfillment } from './open-quantities.ts';
import { hasOpenUnits, unshippedOrders, visibleFulfillment } from './visible-fulfillment.ts';

const items = [
  { sku: 'IMP-1', name: 'Implant', unitPrice: 12_500, quantity: 3 },
  { sku: 'DRILL', name: 'Drill', unitPrice: 9_100, quantity: 1 },
];
const orderOf = (status: (typeof orderStatuses)[number], shipped: Record<string, number> = {}) => {
  const order = { items, status, shipped };
  return { ...order, fulfillment: customersFulfillment(order) };
};
const everything = { 'IMP-1': 3, DRILL: 1 };

describe('hasOpenUnits', () => {
  it.each([
    ['completed', true],
    ['processing', true],
    ['disputed', true],
    ['pending', false],
    ['failed', false],
    ['refunded', false],
  ] as const)('for an order with the status %s, returns %s', (status, isOpen) => {
    expect(hasOpenUnits(orderOf(status))).toBe(isOpen);
    expect(hasOpenUnits(orderOf(status, { DRILL: 1 }))).toBe(isOpen);
    expect(hasOpenUnits(orderOf(status, everything))).toBe(false);
  });

  it("is false for an older order that doesn't record shipments", () => {
    expect(hasOpenUnits({ items, status: 'completed' })).toBe(false);
  });

  it('is true only for orders that a query with `unshippedOrders` finds', () => {
    const shipped = fc.record({ 'IMP-1': fc.nat(3), DRILL: fc.nat(1) });
    fc.assert(
      fc.property(fc.constantFrom(...orderStatuses), shipped, (status, units) => {
        const order = orderOf(status, units);
        const isFound =
          unshippedOrders.status.some((each) => each === status) &&
          unshippedOrders.fulfillment.some((each) => each === order.fulfillment);
        expect(hasOpenUnits(order)).toBe(isFound);
      }),
    );
  });
});

describe('visibleFulfillment', () => {
  it.each([
    ['completed', {}, 'unfulfilled'],
    ['completed', { DRILL: 1 }, 'partially shipped'],
    ['completed', everything, 'shipped'],
    ['refunded', {}, null],
    ['failed', {}, null],
    ['refunded', everything, 'shipped'],
  ] as const)(
    'for an order with the status %s and the shipped units %j, returns %s',
    (status, shipped, visible) => {
      expect(visibleFulfillment(orderOf(status, shipped))).toBe(visible);
    },
  );

  it("is null for an older order that doesn't record shipments", () => {
    expect(visibleFulfillment({ items, status: 'completed' })).toBeNull();
  });
});
