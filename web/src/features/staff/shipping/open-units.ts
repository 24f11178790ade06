import { lineQuantities } from '@dental-shop/domain/fulfillment/open-quantities';
import type { OrderRecord } from '@dental-shop/domain/order/order';

export function openUnits(order: OrderRecord<unknown>): number {
  return lineQuantities(order, order.packed).reduce((sum, { open }) => sum + open, 0);
}
