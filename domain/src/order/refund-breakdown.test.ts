import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planRefund, withLineRefund } from '../fulfillment/line-refunds.ts';
import type { LineRefund } from '../fulfillment/open-quantities.ts';
import type { OrderRecord } from './order.ts';
import { refundBreakdown } from './refund-breakdown.ts';

const implant = { sku: 'I4510', name: 'Implant', unitPrice: 13_900, quantity: 3 };
const drill = { sku: 'HD55S', name: 'Drill', unitPrice: 9_100, quantity: 2 };
const items = [implant, drill];

const lineRefund = (
  lines: readonly { sku: string; quantity: number }[],
  changes: Partial<LineRefund> = {},
): LineRefund => ({
  requestId: 'r',
  requestedAt: 0,
  lines: lines.map((line) => ({ ...line, shippedQuantity: 0 })),
  failed: false,
  ...changes,
});

describe('refundBreakdown', () => {
  it('sums the refunded units of each line', () => {
    const lineRefunds = [
      lineRefund([{ sku: 'I4510', quantity: 1 }]),
      lineRefund([
        { sku: 'I4510', quantity: 1 },
        { sku: 'HD55S', quantity: 2 },
      ]),
    ];
    expect(refundBreakdown({ items, amountRefunded: 46_000, lineRefunds }, 0)).toEqual({
      lines: [
        { sku: 'I4510', quantity: 2, amount: 27_800 },
        { sku: 'HD55S', quantity: 2, amount: 18_200 },
      ],
      unitsAmount: 46_000,
      pendingAmount: 0,
      otherAmount: 0,
      total: 46_000,
    });
  });

  it('shows goodwill refunds separately', () => {
    const lineRefunds = [lineRefund([{ sku: 'HD55S', quantity: 1 }])];
    const breakdown = refundBreakdown({ items, amountRefunded: 10_150, lineRefunds }, 0);
    expect(breakdown).toMatchObject({ unitsAmount: 9_100, otherAmount: 1_050 });
  });

  it('has a negative difference if a full refund followed a goodwill refund', () => {
    const lineRefunds = [lineRefund([{ sku: 'HD55S', quantity: 2 }])];
    const order = { items: [drill], amountRefunded: 18_200, lineRefunds };
    expect(refundBreakdown(order, 0).otherAmount).toBe(0);
    expect(refundBreakdown({ ...order, amountRefunded: 17_150 }, 0).otherAmount).toBe(-1_050);
  });

  it('ignores rejected refunds and expects pending ones', () => {
    const rejected = lineRefund([{ sku: 'I4510', quantity: 3 }], { failed: true });
    const pending = lineRefund([{ sku: 'HD55S', quantity: 1 }]);
    const order = { items, amountRefunded: 0, lineRefunds: [rejected, pending] };
    expect(refundBreakdown(order, 9_100)).toMatchObject({
      lines: [{ sku: 'HD55S', quantity: 1 }],
      otherAmount: 0,
    });
  });

  it('adds up to the refunded amount for any combination of refunds', () => {
    const request = fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 70_000 }) }),
      fc.record({
        lines: fc.constantFrom(
          [{ sku: 'I4510', quantity: 1 }],
          [{ sku: 'HD55S', quantity: 2 }],
          [...items.map(({ sku }) => ({ sku, quantity: 1 }))],
        ),
      }),
      fc.constant({}),
    );
    fc.assert(
      fc.property(fc.array(request, { maxLength: 6 }), (requests) => {
        const order = { items, status: 'completed' as OrderRecord<unknown>['status'] };
        const amount = 59_900;
        let amountRefunded = 0;
        let lineRefunds: LineRefund[] = [];
        for (const [index, each] of requests.entries()) {
          const { plan } = planRefund({ ...order, amount, amountRefunded, lineRefunds }, each);
          if (!plan) continue;
          amountRefunded += plan.amount ?? amount - amountRefunded;
          const { lines } = plan;
          const added = { requestId: `${index}`, requestedAt: 0, lines, failed: false };
          lineRefunds = withLineRefund(lineRefunds, added);
        }
        const found = refundBreakdown({ items, amountRefunded, lineRefunds }, 0);
        expect(found.unitsAmount + found.otherAmount - found.pendingAmount).toBe(amountRefunded);
        expect(found.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(found.unitsAmount);
        expect(found.unitsAmount).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
