import type { Consignee } from '../fulfillment/shipment.ts';

/** One text per language, because consignees are told in theirs. */
export interface RecallText {
  en: string;
  es: string;
}

/** The document `recalls/{id}`, for staff. */
export interface Recall<Instant> {
  sku: string;
  name: string;
  lots: string[];
  subject: RecallText;
  message: RecallText;
  state: 'draft' | 'sent';
  createdAt: Instant;
  createdBy: string;
  sentAt: Instant | null;
  expireAt: Instant;
}

/** The document `recalls/{id}/consignees/{uid}`. */
export interface RecallConsignee<Instant> extends Consignee {
  uid: string;
  quantity: number;
  lots: string[];
  orderNumbers: string[];
  /** The outbox email, to look up its delivery. */
  mailId: string;
  /** SHA-256 of the token in the email's link. The token itself is stored only in the email. */
  tokenHash: string;
  acknowledgedAt: Instant | null;
  expireAt: Instant;
}
