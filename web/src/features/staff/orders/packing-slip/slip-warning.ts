import { refundedByAmount } from '@dental-shop/domain/fulfillment/open-quantities';
import type { Order, OrderRecord } from '@dental-shop/domain/order/order';

/** The words printed across a slip whose items must not leave the office. */
export function slipWarning({
  status,
}: Pick<Order<unknown>, 'status'>): 'slip.refunded' | undefined {
  return status === 'refunded' ? 'slip.refunded' : undefined;
}

/** Omits the amount, because a lab may forward the package to its client. */
export function slipNote(order: OrderRecord<unknown>): 'slip.partlyRefunded' | undefined {
  const isRelevant = order.status !== 'refunded' && order.fulfillment !== 'shipped';
  return isRelevant && refundedByAmount(order) > 0 ? 'slip.partlyRefunded' : undefined;
}
