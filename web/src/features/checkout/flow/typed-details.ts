import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import { onSignOut } from '../../../shared/session/session-store.ts';

export type TypedDetails = Pick<OrderDetails, 'reference' | 'deliveryNote'>;

let typed: TypedDetails | undefined;

/** In memory only, because a delivery note is personal data. */
export const typedDetails = {
  read: () => typed,
  keep: (details: TypedDetails) => {
    typed = details;
  },
  forget: () => {
    typed = undefined;
  },
};

onSignOut(typedDetails.forget);
