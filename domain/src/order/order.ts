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
 * The document `orders/{checkoutId}`, which its customer reads. Amounts are in cents, `currency` in
 * Stripe's lower case.
 */
export interface Order<Instant> {
  uid: string;
  /**
   * What people call the order by, and its invoice; see `order-number.ts`. Older orders have none
   * until something new is recorded of them.
   */
  number?: string;
  /** The customer's at the time of the purchase; empty where the account is gone. */
  email: string;
  customerName: string;
  items: OrderItem[];
  /** The SKUs of `items`, for queries. */
  skus: string[];
  /** What was paid, or, while nothing is, asked for: see `isPaid`. */
  amount: number;
  /** Refunded or lost in a dispute; less than `amount` after a partial refund. */
  amountRefunded: number;
  currency: string;
  /** What the customer said at the checkout; older orders have none. */
  details?: OrderDetails;
  status: OrderStatus;
  receiptUrl: string | null;
  shippingAddress: Address | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** When the database deletes it; only where the account is deleted. */
  expireAt?: Instant;
}

/**
 * The document `orderRecords/{checkoutId}`, which staff alone read: the order, and what is theirs.
 * Whole, so that staff can list it by any of its fields.
 */
export interface OrderRecord<Instant> extends Order<Instant> {
  /** The PaymentIntent that was recorded last; an order has more than one only by mistake. */
  paymentIntentId: string;
  /** Why staff must look at it; empty when all is well. */
  attention: OrderAttention[];
}

/** What the customer reads of a record. */
export function customersOrder<Instant>({
  paymentIntentId: _paymentIntentId,
  attention: _attention,
  ...order
}: OrderRecord<Instant>): Order<Instant> {
  return order;
}
