import type { OrderItem, OrderRecord } from '../order/order.ts';
import { type RefundProblem, refundableAmount, refundProblem } from '../order/refundable.ts';
import { type LineRefund, lineQuantities } from './open-quantities.ts';

export interface RefundLine {
  sku: string;
  quantity: number;
}

type RefundedOrder = Pick<
  OrderRecord<unknown>,
  'items' | 'status' | 'amount' | 'amountRefunded' | 'lineRefunds' | 'packed'
>;

export interface RefundableUnits {
  sku: string;
  /** Units that haven't been packed yet. */
  open: number;
  /** Units in shipments that haven't been undone. */
  shipped: number;
}

/** The units of each line that haven't been refunded. */
export function refundableUnits(order: RefundedOrder): RefundableUnits[] {
  return lineQuantities(order, order.packed).map(({ sku, ordered, refunded, open }) => {
    const left = Math.max(0, ordered - refunded);
    return { sku, open: Math.min(open, left), shipped: left - Math.min(open, left) };
  });
}

/** In cents, at the prices paid. */
export function linesAmount(items: readonly OrderItem[], lines: readonly RefundLine[]): number {
  const prices = new Map(items.map(({ sku, unitPrice }) => [sku, unitPrice]));
  return lines.reduce((cents, { sku, quantity }) => cents + (prices.get(sku) ?? 0) * quantity, 0);
}

export type LineRefundProblem = RefundProblem | 'refund-exceeds-line';

export interface RefundPlan {
  /** In cents; null for the full remaining amount. */
  amount: number | null;
  /** Empty if the refund doesn't reduce any quantities. */
  lines: LineRefund['lines'];
  returned?: true;
}

interface RefundRequest {
  amount?: number | undefined;
  lines?: readonly RefundLine[] | undefined;
}

/**
 * A refund of the full remaining amount includes all units, so that none of them can be packed
 * before the refund is recorded.
 */
export function planRefund(
  order: RefundedOrder,
  { amount, lines }: RefundRequest,
): { problem: LineRefundProblem; plan?: never } | { problem?: never; plan: RefundPlan } {
  const problem = refundProblem(order, amount);
  if (problem) return { problem };
  const units = refundableUnits(order);
  if (lines === undefined) {
    const isFull = amount === undefined || amount === refundableAmount(order);
    const all = units.map(({ sku, open, shipped }) => ({ sku, quantity: open + shipped }));
    const plan = { amount: amount ?? null, lines: isFull ? splitLines(units, all) : [] };
    return { plan };
  }
  const left = new Map(units.map(({ sku, open, shipped }) => [sku, open + shipped]));
  if (lines.some(({ sku, quantity }) => quantity > (left.get(sku) ?? 0)))
    return { problem: 'refund-exceeds-line' };
  const cents = linesAmount(order.items, lines);
  if (cents > refundableAmount(order)) return { problem: 'refund-too-large' };
  return { plan: { amount: cents, lines: splitLines(units, lines) } };
}

/** Refunds open units first. */
function splitLines(
  units: readonly RefundableUnits[],
  lines: readonly RefundLine[],
): LineRefund['lines'] {
  const open = new Map(units.map((each) => [each.sku, each.open]));
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ sku, quantity }) => ({
      sku,
      quantity,
      shippedQuantity: Math.max(0, quantity - (open.get(sku) ?? 0)),
    }));
}

/**
 * Returned items are refunded even if the customer already got money back for them, such as a goodwill
 * refund. Units are then refunded only once, and the amount is capped at what's left of the payment.
 * Undefined if there's nothing left to refund.
 */
export function planReturnRefund(
  order: RefundedOrder,
  lines: readonly RefundLine[],
): (RefundPlan & { amount: number }) | undefined {
  const shipped = new Map(refundableUnits(order).map((each) => [each.sku, each.shipped]));
  const returned = lines
    .map(({ sku, quantity }) => ({ sku, quantity: Math.min(quantity, shipped.get(sku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const amount = Math.min(linesAmount(order.items, returned), refundableAmount(order));
  if (amount === 0) return undefined;
  return {
    amount,
    lines: returned.map((each) => ({ ...each, shippedQuantity: each.quantity })),
    returned: true,
  };
}

/** Longer than the timeout of any function that requests refunds. */
export const unansweredAfterMs = 10 * 60 * 1000;

interface StripeRefunds {
  /** By request ID. True if the refund succeeded. */
  outcomes: ReadonlyMap<string, boolean>;
  /** Whether `outcomes` contains all the order's refunds. */
  isComplete: boolean;
  /** In ms since 1970. */
  now: number;
}

/** Reopens the units of refunds that the bank rejected or that never reached Stripe. */
export function settleLineRefunds(
  refunds: readonly LineRefund[],
  { outcomes, isComplete, now }: StripeRefunds,
): LineRefund[] {
  return refunds.map((refund) => {
    const succeeded = outcomes.get(refund.requestId);
    if (succeeded !== undefined) return { ...refund, failed: !succeeded };
    const isLost = isComplete && now - refund.requestedAt > unansweredAfterMs;
    return isLost ? { ...refund, failed: true } : refund;
  });
}

/** Replaces the refund with the same request ID, if there is one. */
export function withLineRefund(
  refunds: readonly LineRefund[] | undefined,
  added: LineRefund,
): LineRefund[] {
  const others = (refunds ?? []).filter(({ requestId }) => requestId !== added.requestId);
  return [...others, added];
}
