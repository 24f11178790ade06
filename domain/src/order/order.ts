import type { Address } from '../account/address.ts';
import type { OrderAttention } from './order-attention.ts';
import type { OrderDetails } from './order-details.ts';
import type { OrderStatus } from './order-status.ts';

/** One line of an order, priced when it was bought. `unitPrice` is in cents. */
export interface OrderItem {
  sku: string;
  name: string;
  unitPrice: number;
  quantity: number;
}

/**
 * The document `orders/{checkoutId}`, readable by its customer. Amounts are in cents; `currency` is in
 * Stripe's lower case.
 */
export interface Order<Instant> {
  uid: string;
  /**
   * Also the invoice number; see `order-number.ts`. Older orders get one when something new is
   * recorded.
   */
  number?: string;
  /** At the time of purchase; empty after the account is deleted. */
  email: string;
  customerName: string;
  items: OrderItem[];
  /** The SKUs of `items`, for queries. */
  skus: string[];
  /** In cents: paid, or the amount of the latest attempt; see `isPaid`. */
  amount: number;
  /** Refunded or lost in a dispute; less than `amount` after a partial refund. */
  amountRefunded: number;
  currency: string;
  /** Absent from older orders. */
  details?: OrderDetails;
  status: OrderStatus;
  receiptUrl: string | null;
  shippingAddress: Address | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** Set only after the account is deleted. */
  expireAt?: Instant;
}

/**
 * The document `orderRecords/{checkoutId}`, which only staff read. It repeats the order so that staff
 * can list by any field.
 */
export interface OrderRecord<Instant> extends Order<Instant> {
  /** The latest PaymentIntent; more than one per order is an error. */
  paymentIntentId: string;
  attention: OrderAttention[];
}

export function customersOrder<Instant>({
  paymentIntentId: _paymentIntentId,
  attention: _attention,
  ...order
}: OrderRecord<Instant>): Order<Instant> {
  return order;
}

/** The document `orderNotes/{orderId}`, which only staff read. */
export interface OrderNote<Instant> {
  text: string;
  updatedAt: Instant;
  /** The email address of the last author. */
  who: string;
}
