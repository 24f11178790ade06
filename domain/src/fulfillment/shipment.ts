import type { Address } from '../account/address.ts';
import type { Language } from '../language/language.ts';
import type { Carrier } from './carrier.ts';

/** One SKU from one lot. If a SKU's units are from several lots, it has several lines. */
export interface ShipmentLine {
  sku: string;
  name: string;
  quantity: number;
  /** Null only for SKUs that aren't lot-tracked. */
  lot: string | null;
  /** A calendar date such as `2029-05-31`. */
  expiry: string | null;
}

/**
 * `held`: can be undone and is visible to staff only. `released`: visible to the customer, and the
 * email is queued. `undone`: kept for the record, but not counted.
 */
export type ShipmentState = 'held' | 'released' | 'undone';

/** Who received the devices. Required for implants by ISO 13485, 7.5.9.2. */
export interface Consignee {
  name: string;
  email: string;
  language: Language;
  address: Address | null;
}

/**
 * The document `shipments/{id}`. Customers can read their own once they're released, so it doesn't name
 * the packer; the audit log does.
 */
export interface Shipment<Instant> {
  uid: string;
  /** A replacement isn't an order. It has no `orderId` and is limited by its return. */
  kind: 'order' | 'replacement';
  orderId: string | null;
  orderNumber: string | null;
  rmaNumber: string | null;
  /** The orders whose devices a replacement replaces. Missing in shipments of orders, and in older ones. */
  replacedOrderIds?: string[];
  lines: ShipmentLine[];
  /** Keys as returned by `lotKey`. */
  lotKeys: string[];
  carrier: Carrier;
  trackingNumber: string | null;
  consignee: Consignee;
  state: ShipmentState;
  shippedAt: Instant;
  /** The end of the undo period. */
  releaseAt: Instant;
  releasedAt: Instant | null;
  updatedAt: Instant;
  /** Set only after the account is deleted. */
  expireAt?: Instant;
}
