import * as z from 'zod';
import type { Address } from '../account/address.ts';
import type { ReturnState } from './return-transitions.ts';

export const returnReason = z.enum([
  'wrong-item',
  'damaged',
  'no-longer-needed',
  'expired',
  'device-problem',
]);
export type ReturnReason = z.infer<typeof returnReason>;

export const returnedCondition = z.enum(['unopened', 'opened', 'damaged']);
export type ReturnedCondition = z.infer<typeof returnedCondition>;

export const returnResolution = z.enum(['refund', 'replacement', 'none']);
export type ReturnResolution = z.infer<typeof returnResolution>;

/** Units of one line of one released shipment. */
export interface ReturnLine {
  /** The position in `lines`, as text. */
  id: string;
  orderId: string;
  orderNumber: string | null;
  shipmentId: string;
  /** The RMA number of the return that `shipmentId` replaced. Missing for the shipment of an order. */
  replacementOf?: string;
  sku: string;
  name: string;
  lot: string | null;
  expiry: string | null;
  /** In cents, as paid. */
  unitPrice: number;
  quantity: number;
  reason: ReturnReason;
  /** The customer's statement about the packaging. */
  unopened: boolean;
  /** Set when staff accept the return; at most `quantity`. */
  acceptedQuantity: number | null;
  /** Set when the items arrive; at most `acceptedQuantity`. */
  receivedQuantity: number | null;
  condition: ReturnedCondition | null;
  resolution: ReturnResolution | null;
  /** The complaint that this line opened. */
  complaintId: string | null;
}

/** The document `returns/{rmaNumber}`. */
export interface Return<Instant> {
  uid: string;
  /** The idempotency key of the request. */
  requestId: string;
  customerName: string;
  /** Empty after the account is deleted. */
  email: string;
  address: Address | null;
  state: ReturnState;
  lines: ReturnLine[];
  orderIds: string[];
  /** The customer's comment. */
  note: string;
  declineReason: string | null;
  /** In cents, set when the refunds are requested. */
  refundAmount: number | null;
  /** Units of replacement shipments that aren't undone, by SKU. */
  replaced: Record<string, number>;
  /** Whether a replacement waits in the "To ship" queue. Derived from the lines and `replaced`. */
  toReplace: boolean;
  createdAt: Instant;
  updatedAt: Instant;
  /** Set only after the account is deleted. */
  expireAt?: Instant;
}
