import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  linesAmount,
  planRefund,
  planReturnRefund,
  refundableUnits,
  settleLineRefunds,
  withLineRefund,
} from './line-refunds.ts';
import { addUnits, type LineRefund, lineQuantities } from './open-quantities.ts';

const items = [
  { sku: 'I4510', name: 'Implant', unitPrice: 13_900, quantity: 3 },
  { sku: 'CAP', name: 'Cap', unitPrice: 1_250, quantity: 10 },
];
const order = {
  items,
  status: 'completed',
  amount: linesAmount(items, items),
  amountRefunded: 0,
  packed: {},
} as const;

const lineRefund = (lines: LineRefund['lines'], failed = false): LineRefund => ({
  requestId: 'r1',
  requestedAt: 0,
  lines,
  failed,
});

describe('planRefund', () => {
  it('computes the amount of lines from the prices paid', () => {
    const lines = [
      { sku: 'I4510', quantity: 2 },
      { sku: 'CAP', quantity: 3 },
    ];
    expect(planRefund(order, { lines })).toEqual({
      plan: {
        amount: 2 * 13_900 + 3 * 1_250,
        lines: lines.map((line) => ({ ...line, shippedQuantity: 0 })),
      },
    });
  });

  it('refunds open units before shipped units', () => {
    const packed = { I4510: 2 };
    const lines = [{ sku: 'I4510', quantity: 2 }];
    expect(planRefund({ ...order, packed }, { lines }).plan?.lines).toEqual([
      { sku: 'I4510', quantity: 2, shippedQuantity: 1 },
    ]);
  });

  it.each([
    ['more units than the line has', [{ sku: 'I4510', quantity: 4 }]],
    ["a SKU that isn't in the order", [{ sku: 'OTHER', quantity: 1 }]],
  ])('rejects %s', (_, lines) => {
    expect(planRefund(order, { lines })).toEqual({ problem: 'refund-exceeds-line' });
  });

  it('rejects units that have already been refunded', () => {
    const lineRefunds = [lineRefund([{ sku: 'I4510', quantity: 2, shippedQuantity: 0 }])];
    const refunded = { ...order, amountRefunded: 27_800, lineRefunds };
    const of = (quantity: number) => planRefund(refunded, { lines: [{ sku: 'I4510', quantity }] });
    expect(of(1).plan?.amount).toBe(13_900);
    expect(of(2).problem).toBe('refund-exceeds-line');
  });

  it("rejects lines that cost more than what's left of the payment", () => {
    const refunded = { ...order, amountRefunded: order.amount - 13_899 };
    expect(planRefund(refunded, { lines: [{ sku: 'I4510', quantity: 1 }] })).toEqual({
      problem: 'refund-too-large',
    });
  });

  it('reduces no quantities for a refund of part of the amount', () => {
    expect(planRefund(order, { amount: 500 })).toEqual({ plan: { amount: 500, lines: [] } });
  });

  it.each([[{}], [{ amount: order.amount }]])(
    'includes all units in a refund of the full amount: %j',
    (request) => {
      const packed = { I4510: 1 };
      expect(planRefund({ ...order, packed }, request).plan?.lines).toEqual([
        { sku: 'I4510', quantity: 3, shippedQuantity: 1 },
        { sku: 'CAP', quantity: 10, shippedQuantity: 0 },
      ]);
    },
  );

  it.each([
    ['processing', 'not-paid'],
    ['refunded', 'already-refunded'],
  ] as const)('rejects an order with the status %s', (status, problem) => {
    const lines = [{ sku: 'I4510', quantity: 1 }];
    expect(planRefund({ ...order, status }, { lines })).toEqual({ problem });
  });
});

describe('planReturnRefund', () => {
  const packed = { I4510: 3, CAP: 10 };
  const lines = [{ sku: 'I4510', quantity: 2 }];

  it('refunds returned units without reopening them', () => {
    const plan = planReturnRefund({ ...order, packed: { I4510: 2 } }, lines);
    expect(plan).toEqual({
      amount: 27_800,
      lines: [{ sku: 'I4510', quantity: 2, shippedQuantity: 2 }],
      returned: true,
    });
    const lineRefunds = [{ ...lineRefund(plan?.lines ?? []), returned: true as const }];
    const [implants] = lineQuantities({ ...order, lineRefunds }, { I4510: 2 });
    expect(implants).toMatchObject({ shipped: 2, refunded: 2, open: 1 });
  });

  it("caps the amount at what's left after goodwill refunds", () => {
    const refunded = { ...order, packed, amountRefunded: order.amount - 20_000 };
    expect(planReturnRefund(refunded, lines)?.amount).toBe(20_000);
  });

  it("doesn't refund units twice", () => {
    const lineRefunds = [lineRefund([{ sku: 'I4510', quantity: 2, shippedQuantity: 2 }])];
    const refunded = { ...order, packed, amountRefunded: 27_800, lineRefunds };
    expect(planReturnRefund(refunded, lines)).toEqual({
      amount: 13_900,
      lines: [{ sku: 'I4510', quantity: 1, shippedQuantity: 1 }],
      returned: true,
    });
  });

  it("doesn't reopen a refunded unit when its shipment is undone", () => {
    const lineRefunds = [lineRefund([{ sku: 'I4510', quantity: 1, shippedQuantity: 1 }])];
    const [packedAgain] = lineQuantities({ ...order, lineRefunds }, { I4510: 2 });
    expect(packedAgain).toMatchObject({ refunded: 1, open: 0 });
  });

  it('is undefined if the order has already been refunded in full', () => {
    const refunded = {
      ...order,
      packed,
      status: 'refunded',
      amountRefunded: order.amount,
    } as const;
    expect(planReturnRefund(refunded, lines)).toBeUndefined();
  });
});

describe('settleLineRefunds', () => {
  const refund = lineRefund([{ sku: 'I4510', quantity: 1, shippedQuantity: 0 }]);
  const hourMs = 60 * 60 * 1000;
  const settle = (outcomes: [string, boolean][], changes = {}) =>
    settleLineRefunds([refund], {
      outcomes: new Map(outcomes),
      isComplete: true,
      now: hourMs,
      ...changes,
    })[0]?.failed;

  it.each([
    [true, false],
    [false, true],
  ])('for a refund with the outcome %j, sets `failed` to %j', (succeeded, failed) => {
    expect(settle([['r1', succeeded]])).toBe(failed);
  });

  it('reopens a refund that never reached Stripe', () => {
    expect(settle([])).toBe(true);
    expect(settle([], { now: 60_000 })).toBe(false);
    expect(settle([], { isComplete: false })).toBe(false);
  });
});

it('withLineRefund replaces the refund with the same request ID', () => {
  const first = lineRefund([]);
  expect(withLineRefund(undefined, first)).toEqual([first]);
  expect(withLineRefund([first], { ...first, failed: true })).toEqual([{ ...first, failed: true }]);
  expect(withLineRefund([first], { ...first, requestId: 'r2' })).toHaveLength(2);
});

const step = fc.record({
  act: fc.constantFrom('ship', 'undo', 'refund', 'return', 'goodwill', 'fail'),
  sku: fc.constantFrom('I4510', 'CAP'),
  quantity: fc.integer({ min: 1, max: 12 }),
});

it('never refunds more money or units than were paid, in any sequence', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let packed: Record<string, number> = {};
      let refunds: (LineRefund & { amount: number })[] = [];
      const now = () => {
        const amountRefunded = refunds
          .filter(({ failed }) => !failed)
          .reduce((cents, { amount }) => cents + amount, 0);
        const status = amountRefunded === order.amount ? 'refunded' : 'completed';
        return { ...order, packed, lineRefunds: refunds, amountRefunded, status } as const;
      };
      for (const [index, { act, sku, quantity }] of steps.entries()) {
        const lines = [{ sku, quantity }];
        const refund = (
          plan: { amount: number | null; lines: LineRefund['lines'] } | undefined,
        ) => {
          if (!plan) return;
          const amount = plan.amount ?? order.amount - now().amountRefunded;
          const added = { ...lineRefund(plan.lines), requestId: `r${index}`, amount };
          refunds = [...refunds, added];
        };
        const units = lineQuantities(now(), packed).find((each) => each.sku === sku);
        if (act === 'ship' && quantity <= (units?.open ?? 0))
          packed = { ...addUnits(packed, lines) };
        if (act === 'undo')
          packed = { ...packed, [sku]: Math.max(0, (packed[sku] ?? 0) - quantity) };
        if (act === 'refund') refund(planRefund(now(), { lines }).plan);
        if (act === 'return') refund(planReturnRefund(now(), lines));
        if (act === 'goodwill') refund(planRefund(now(), { amount: quantity * 700 }).plan);
        if (act === 'fail') refunds = refunds.map((each) => ({ ...each, failed: true }));
        const { amountRefunded } = now();
        expect(amountRefunded).toBeLessThanOrEqual(order.amount);
        for (const each of lineQuantities(now(), packed)) {
          expect(each.refunded).toBeLessThanOrEqual(each.ordered);
          expect(each.shipped).toBeLessThanOrEqual(each.ordered);
          expect(each.open).toBeGreaterThanOrEqual(0);
        }
        for (const { open, shipped } of refundableUnits(now())) {
          expect(Math.min(open, shipped)).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});
