import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
      sku: fc.constantFrom('IMP-1', 'CAP', 'toString'),
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
