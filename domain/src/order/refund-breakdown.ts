import type { LineRefund } from '../fulfillment/open-quantities.ts';
import type { OrderItem } from './order.ts';

interface RefundedOrder {
  items: readonly OrderItem[];
  /** In cents. */
  amountRefunded: number;
  lineRefunds?: readonly LineRefund[];
}

/** Amounts are in cents. */
export interface RefundBreakdown {
  /** Only lines with refunded units, at the prices paid. */
  lines: { sku: string; quantity: number; amount: number }[];
  /** The sum of `lines`. */
  unitsAmount: number;
  /** Refunds that the bank hasn't confirmed yet. */
  pendingAmount: number;
  /**
   * Goodwill refunds and lost disputes. Negative if the units were refunded for less than their price,
   * because the customer had already received part of it.
   */
  otherAmount: number;
  /** `unitsAmount` + `otherAmount` - `pendingAmount`: the order's `amountRefunded`. */
  total: number;
}

/** Refunds are stored with their units and their total, but not with the amount of each line. */
export function refundBreakdown(order: RefundedOrder, pendingAmount: number): RefundBreakdown {
  const { items, amountRefunded: total, lineRefunds = [] } = order;
  const refunded = lineRefunds.filter(({ failed }) => !failed).flatMap(({ lines }) => lines);
  const lines = items
    .map(({ sku, unitPrice }) => {
      const quantity = refunded
        .filter((line) => line.sku === sku)
        .reduce((sum, line) => sum + line.quantity, 0);
      return { sku, quantity, amount: quantity * unitPrice };
    })
    .filter(({ quantity }) => quantity > 0);
  const unitsAmount = lines.reduce((cents, { amount }) => cents + amount, 0);
  const otherAmount = total + pendingAmount - unitsAmount;
  return { lines, unitsAmount, pendingAmount, otherAmount, total };
}
