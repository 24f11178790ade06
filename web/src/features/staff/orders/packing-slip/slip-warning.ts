import type { Order } from '@dental-shop/domain/order/order';

/** The words printed across a slip whose items must not leave the office. */
export function slipWarning({
  status,
}: Pick<Order<unknown>, 'status'>): 'orders.slip.refunded' | undefined {
  return status === 'refunded' ? 'orders.slip.refunded' : undefined;
}
