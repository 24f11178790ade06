import type { ReturnLine } from './return.ts';

export interface OrderRefund {
  orderId: string;
  /** One per SKU. */
  lines: { sku: string; quantity: number }[];
}

/**
 * The units to refund, grouped by order because each order has its own payment. Lines don't change after they're
 * received, so a repeated call returns the same refunds in the same order.
 */
export function refundsOfReturn(lines: readonly ReturnLine[]): OrderRefund[] {
  const units = new Map<string, Map<string, number>>();
  for (const { orderId, sku, receivedQuantity, resolution } of lines) {
    if (resolution !== 'refund' || receivedQuantity === null || receivedQuantity === 0) continue;
    const ofOrder = units.get(orderId) ?? new Map<string, number>();
    ofOrder.set(sku, (ofOrder.get(sku) ?? 0) + receivedQuantity);
    units.set(orderId, ofOrder);
  }
  return [...units].map(([orderId, ofOrder]) => ({
    orderId,
    lines: [...ofOrder].map(([sku, quantity]) => ({ sku, quantity })),
  }));
}
