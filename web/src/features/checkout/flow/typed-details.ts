import type { OrderDetails } from '@dental-shop/domain/order/order-details';
import { onSignOut } from '../../../shared/session/session-store.ts';

export type TypedDetails = Pick<OrderDetails, 'reference' | 'deliveryNote'>;

let typed: TypedDetails | undefined;

/**
 * What the customer has typed about the order, for those who return to the cart or look at something else
 * before they pay. Of the page and not of the browser: a note for whoever brings the parcel is personal.
 */
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
