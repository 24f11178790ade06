import type { Order } from '../order/order.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { type FulfillmentStatus, lineQuantities } from './open-quantities.ts';

type ShippableOrder = Pick<
  Order<unknown>,
  'items' | 'status' | 'lineRefunds' | 'shipped' | 'fulfillment'
>;

/**
 * The statuses to query for orders with open units. `hasOpenUnits` is only true for orders with one of these payment
 * statuses and one of these fulfillment statuses.
 */
export const unshippedOrders = {
  status: ['processing', 'completed', 'disputed'],
  fulfillment: ['unfulfilled', 'partially shipped'],
} as const satisfies { status: OrderStatus[]; fulfillment: FulfillmentStatus[] };

/** False for orders that predate shipments, because the shop doesn't know what was sent. */
export function hasOpenUnits(order: ShippableOrder): boolean {
  return (
    order.fulfillment !== undefined &&
    unshippedOrders.status.some((status) => status === order.status) &&
    lineQuantities(order, order.shipped).some(({ open }) => open > 0)
  );
}

/** Null if there's nothing to show, for example because the order was refunded before shipping. */
export function visibleFulfillment(order: ShippableOrder): FulfillmentStatus | null {
  const { fulfillment = null } = order;
  return fulfillment === 'unfulfilled' && !hasOpenUnits(order) ? null : fulfillment;
}
