import type { Address } from '../account/address.ts';
import type { FulfillmentStatus, LineRefund, Units } from '../fulfillment/open-quantities.ts';
import type { OrderAttention } from './order-attention.ts';
import type { OrderDetails } from './order-details.ts';
import type { OrderStatus } from './order-status.ts';

/** `unitPrice` is the price at the time of purchase, in cents. */
export interface OrderItem {
  sku: string;
  name: string;
  unitPrice: number;
  quantity: number;
}

/** As Stripe reports it: `brand` is lowercase, such as `visa`. */
export interface PaymentCard {
  brand: string;
  last4: string;
}

/** The document `orders/{checkoutId}`. `currency` is lowercase, as in Stripe. */
export interface Order<Instant> {
  uid: string;
  /** Also the invoice number. Older orders get one at their next update. */
  number?: string;
  /** As of the time of purchase. Empty after the account is deleted. */
  email: string;
  customerName: string;
  items: OrderItem[];
  skus: string[];
  /** In cents. If `isPaid` is false, the amount of the latest attempt. */
  amount: number;
  /** The amount refunded or lost in a dispute, in cents. */
  amountRefunded: number;
  currency: string;
  details?: OrderDetails;
  status: OrderStatus;
  receiptUrl: string | null;
  shippingAddress: Address | null;
  /** Units in released shipments. Missing in orders that predate shipments. */
  shipped?: Units;
  /** What the customer sees; see `customersFulfillment`. Missing means `unfulfilled`. */
  fulfillment?: FulfillmentStatus;
  lineRefunds?: LineRefund[];
  createdAt: Instant;
  updatedAt: Instant;
  /** Set only after the account is deleted. */
  expireAt?: Instant;
}

/**
 * The document `orderRecords/{checkoutId}`, for staff. Repeats the order's fields, so queries can
 * filter by them.
 */
export interface OrderRecord<Instant> extends Order<Instant> {
  paymentIntentId: string;
  /** Missing for payments without a card, and in older orders until they're compared with Stripe. */
  card?: PaymentCard;
  attention: OrderAttention[];
  /**
   * Units in shipments that are released or can still be undone. Missing in orders that predate
   * shipments.
   */
  packed?: Units;
  /** The next two fields are derived; see `staffFulfillment`. */
  packing: FulfillmentStatus;
  toShip: boolean;
}

export function customersOrder<Instant>({
  paymentIntentId: _paymentIntentId,
  card: _card,
  attention: _attention,
  packed: _packed,
  packing: _packing,
  toShip: _toShip,
  ...order
}: OrderRecord<Instant>): Order<Instant> {
  return order;
}

/** The document `orderNotes/{orderId}`, readable by staff only. */
export interface OrderNote<Instant> {
  text: string;
  updatedAt: Instant;
  who: string;
}
