import type { ApprovalConcern } from '@dental-shop/domain/account/approval-concerns';
import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import type { AuditAction } from '@dental-shop/domain/api/staff/audit-action';
import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import type {
  CatalogueHistoryEntry,
  ChangedProduct,
} from '@dental-shop/domain/api/staff/catalogue-calls';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import { messageTerms } from '@dental-shop/domain/find/record-terms';
import type { RefundLine } from '@dental-shop/domain/fulfillment/line-refunds';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { searchableCollection } from './searchable-collection.ts';
import { expiringCollection, expiry, typedCollection } from './typed-collection.ts';

/** `who` is a uid. `whom` is the ID of the affected record, such as an account or an order. */
export interface AuditEntry {
  who: string;
  whoEmail: string;
  what: AuditAction;
  whom: string;
  when: Timestamp;
  why: string | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The concerns that staff confirmed when they approved the account. Customers' exports omit them. */
  confirmed?: ApprovalConcern[];
  refund?: AuditedRefund;
  reconciliation?: { orderId: string; paymentIntentId: string; changes: string[] };
  /** `filters` are the names of the list's filters. */
  exported?: { from: string | null; to: string | null; count: number; filters?: string[] };
  shipmentId?: string;
  resent?: { mailId: string; as: string };
  recalled?: { sku: string; lots: string[] };
  catalogue?: AuditedCatalogueChange;
}

interface AuditedCatalogueChange {
  source: CatalogueHistoryEntry['source'];
  effectiveAt: Timestamp;
  products: ChangedProduct[];
  /** The ID of the change that was undone. */
  undoes?: string;
}

export interface AuditedRefund {
  orderId: string;
  paymentIntentId: string;
  /** In cents; null for the full remaining amount. */
  asked: number | null;
  /** The requested units. Missing for refunds by amount. */
  lines?: RefundLine[];
  state: 'asked' | 'made' | 'refused';
  made: StaffOutput<'refundOrder'> | null;
  refusal: string | null;
}

export type StaffDocument = StaffMember<Timestamp>;

export const staff = (firestore: Firestore) => typedCollection<StaffDocument>(firestore, 'staff');
export const audit = (firestore: Firestore) => expiringCollection<AuditEntry>(firestore, 'audit');
export const {
  all: contactMessages,
  one: searchableMessage,
  terms: messageSearchTerms,
} = searchableCollection<ContactMessage<Timestamp>>('contactMessages', messageTerms, (message) => ({
  ...message,
  expireAt: expiry('contactMessages'),
}));
