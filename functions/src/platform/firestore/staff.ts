import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import type { RefundOrderResponse } from '@dental-shop/domain/api/staff/refund-order';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { expiringCollection, typedCollection } from './typed-collection.ts';

/**
 * One act of staff: `who` is a uid and `whom` that of an account or the id of an order; `why` is
 * null where no reason was given. `before` and `after` have what it changed.
 */
export interface AuditEntry {
  who: string;
  whoEmail: string;
  what: string;
  whom: string;
  when: Timestamp;
  why: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** For a refund: written before Stripe is asked, with what came of it afterwards. */
  refund?: AuditedRefund;
  /** For a reconciliation. */
  reconciliation?: { orderId: string; paymentIntentId: string; changes: string[] };
  /** What left the shop: the days of a range, or null, and how many records. */
  exported?: { from: string | null; to: string | null; count: number };
  /** For a mail that was sent again: the original and its copy. */
  resent?: { mailId: string; as: string };
}

export interface AuditedRefund {
  orderId: string;
  paymentIntentId: string;
  /** In cents; null for all that was left. */
  asked: number | null;
  /** `asked` for as long as nobody knows what Stripe made of it. */
  state: 'asked' | 'made' | 'refused';
  /** What Stripe made, with its newest status: the bank may take days, or send it back. */
  made: RefundOrderResponse | null;
  /** Stripe's code for why it refused; null in any other state. */
  refusal: string | null;
}

/** More than any office has. `firestore.rules` limits lists to the same size. */
export const maxMembers = 500;

export type StaffDocument = StaffMember<Timestamp>;

export const staff = (firestore: Firestore) => typedCollection<StaffDocument>(firestore, 'staff');
export const audit = (firestore: Firestore) => expiringCollection<AuditEntry>(firestore, 'audit');
export const contactMessages = (firestore: Firestore) =>
  expiringCollection<ContactMessage<Timestamp>>(firestore, 'contactMessages');
