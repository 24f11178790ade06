import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import { onSignOut } from '../../../shared/session/session-store.ts';

export type OrderDetailsDraft = Pick<OrderDetails, 'reference' | 'deliveryNote'>;

let draft: OrderDetailsDraft | undefined;

/** Kept only in memory, because a delivery note is personal data. */
export const orderDetailsDraft = {
  read: () => draft,
  save: (details: OrderDetailsDraft) => {
    draft = details;
  },
  clear: () => {
    draft = undefined;
  },
};

onSignOut(orderDetailsDraft.clear);
