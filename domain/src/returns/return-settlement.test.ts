import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesAmount, planReturnRefund } from '../fulfillment/line-refunds.ts';
import { addUnits, type LineRefund } from '../fulfillment/open-quantities.ts';
import { returnResolution } from './return.ts';
import { refundsOfReturn } from './return-settlement.ts';
import { returnLine } from './testing/return-line.ts';

describe('refundsOfReturn', () => {
  it('adds up the received units of a SKU for each order', () => {
    const refund = { resolution: 'refund' } as const;
    const lines = [
      returnLine({ ...refund, lot: 'L1', receivedQuantity: 2 }),
      returnLine({ ...refund, orderId: 'o2', receivedQuantity: 1 }),
      returnLine({ ...refund, lot: 'L2', receivedQuantity: 1 }),
      returnLine({ ...refund, sku: 'CAP', receivedQuantity: 1 }),
    ];
    expect(refundsOfReturn(lines)).toEqual([
      {
        orderId: 'o1',
        lines: [
          { sku: 'IMP-1', quantity: 3 },
          { sku: 'CAP', quantity: 1 },
        ],
      },
      { orderId: 'o2', lines: [{ sku: 'IMP-1', quantity: 1 }] },
    ]);
  });

  it.each([
    { resolution: 'replacement', receivedQuantity: 1 },
    { resolution: 'none', receivedQuantity: 1 },
    { resolution: 'refund', receivedQuantity: 0 },
    { resolution: 'refund', receivedQuantity: null },
    { resolution: null, receivedQuantity: null },
  ] as const)('refunds nothing for %j', (line) => {
    expect(refundsOfReturn([returnLine(line)])).toEqual([]);
  });

  it('refunds each received unit exactly once, and each order and SKU in one line', () => {
    const line = fc.record({
      orderId: fc.constantFrom('o1', 'o2', 'o3'),
      sku: fc.constantFrom('IMP-1', 'CAP'),
      receivedQuantity: fc.option(fc.nat(5)),
      resolution: fc.option(fc.constantFrom(...returnResolution.options)),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const refunds = refundsOfReturn(lines.map(returnLine));
        const refunded = refunds.flatMap((refund) => refund.lines);
        const due = lines.filter(({ resolution }) => resolution === 'refund');
        expect(refunded.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          due.reduce((sum, { receivedQuantity }) => sum + (receivedQuantity ?? 0), 0),
        );
        expect(refunded.every(({ quantity }) => quantity > 0)).toBe(true);
        expect(new Set(refunds.map(({ orderId }) => orderId)).size).toBe(refunds.length);
        for (const refund of refunds) {
          expect(new Set(refund.lines.map(({ sku }) => sku)).size).toBe(refund.lines.length);
        }
      }),
    );
  });
});

describe('the refunds of returns', () => {
  const skus = ['IMP-1', 'CAP', 'HD5.5S'];
  const units = (max: number) =>
    fc.array(fc.nat(max), { minLength: skus.length, maxLength: skus.length });
  const purchase = fc.record({
    ordered: units(6),
    prices: fc.array(fc.integer({ min: 1, max: 50_000 }), {
      minLength: skus.length,
      maxLength: skus.length,
    }),
    shippedPercent: fc.nat(100),
    goodwillPercent: fc.nat(100),
  });
  const returned = fc.array(units(3), { maxLength: 4 });

  it('never exceed the payment or the price of the returned units', () => {
    fc.assert(
      fc.property(purchase, returned, ({ ordered, prices, ...share }, returns) => {
        const items = skus.map((sku, index) => ({
          ...{ sku, name: sku, unitPrice: prices[index] ?? 0, quantity: ordered[index] ?? 0 },
        }));
        const amount = linesAmount(items, items);
        const shipped = items.map(({ sku, quantity }) => ({
          ...{ sku, quantity: Math.floor((quantity * share.shippedPercent) / 100) },
        }));
        const packed = addUnits({}, shipped);
        let amountRefunded = Math.floor((amount * share.goodwillPercent) / 100);
        const goodwill = amountRefunded;
        const lineRefunds: LineRefund[] = [];
        for (const [index, quantities] of returns.entries()) {
          const lines = skus.map((sku, position) =>
            returnLine({ sku, receivedQuantity: quantities[position] ?? 0, resolution: 'refund' }),
          );
          for (const refund of refundsOfReturn(lines)) {
            const status = amountRefunded === amount ? 'refunded' : 'completed';
            const order = { items, status, amount, amountRefunded, lineRefunds, packed } as const;
            const plan = planReturnRefund(order, refund.lines);
            if (!plan) continue;
            expect(plan.amount).toBeGreaterThan(0);
            expect(plan.amount).toBeLessThanOrEqual(linesAmount(items, refund.lines));
            amountRefunded += plan.amount;
            const closed = {
              requestedAt: 0,
              lines: plan.lines,
              returned: true,
              failed: false,
            } as const;
            lineRefunds.push({ requestId: String(index), ...closed });
          }
        }
        expect(amountRefunded).toBeLessThanOrEqual(amount);
        expect(amountRefunded - goodwill).toBeLessThanOrEqual(linesAmount(items, shipped));
        const refunded = addUnits(
          {},
          lineRefunds.flatMap(({ lines }) => lines),
        );
        for (const { sku, quantity } of shipped) {
          expect(refunded[sku] ?? 0).toBeLessThanOrEqual(quantity);
        }
      }),
    );
  });
});
