import type { Consignee } from '../fulfillment/shipment.ts';

/** One text per language, because each consignee is notified in their own. */
export interface RecallText {
  en: string;
  es: string;
}

/** The document `recalls/{id}`, for staff. */
export interface Recall<Instant> {
  sku: string;
  /** In English, as in the catalogue. */
  name: string;
  lots: string[];
  subject: RecallText;
  message: RecallText;
  state: 'draft' | 'sent';
  createdAt: Instant;
  /** UID of the staff member. */
  createdBy: string;
  /** When the emails were first sent. */
  sentAt: Instant | null;
  expireAt: Instant;
}

/** `quantity` and `lots` are what the consignee had received when the notice was sent. */
export interface RecallNotice<Instant> {
  quantity: number;
  lots: string[];
  /** Null if the consignee has no email address. */
  mailId: string | null;
  /**
   * SHA-256 of the token in each email's link. A resent email has its own token, and no token is
   * stored.
   */
  tokenHashes: string[];
  notifiedAt: Instant;
  /** Copied from the email, which is deleted long before the recall's records. */
  deliveredAt: Instant | null;
  acknowledgedAt: Instant | null;
}

/** The document `recalls/{id}/consignees/{uid}`, with the latest notice. */
export interface RecallConsignee<Instant> extends Consignee, RecallNotice<Instant> {
  uid: string;
  orderNumbers: string[];
  /** Oldest first. After each of them, the consignee received more units. */
  earlierNotices?: RecallNotice<Instant>[];
  expireAt: Instant;
}
