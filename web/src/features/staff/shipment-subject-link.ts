import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { orderName } from '../../shared/orders/order-name.ts';
import { staffPaths } from './staff-paths.ts';

type SubjectIds = Pick<Shipment<unknown>, 'orderId' | 'orderNumber' | 'rmaNumber'>;

/** The order or return that was shipped. */
export function shipmentSubjectLink({ orderId, orderNumber, rmaNumber }: SubjectIds) {
  if (rmaNumber !== null) return { name: rmaNumber, to: staffPaths.return(rmaNumber) };
  const id = orderId ?? '';
  return { name: orderName({ id, number: orderNumber ?? undefined }), to: staffPaths.order(id) };
}
