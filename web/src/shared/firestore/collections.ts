import type { AccountDeletion } from '@dental-shop/domain/account/account-deletion';
import type { ApprovalConcern } from '@dental-shop/domain/account/approval-concerns';
import type { LicenseVerification } from '@dental-shop/domain/account/license-verification';
import type { StaffMember } from '@dental-shop/domain/account/staff-member';
import type { User } from '@dental-shop/domain/account/user';
import type { StoredCart } from '@dental-shop/domain/cart/account-cart';
import type { Certificate } from '@dental-shop/domain/certification/certificate';
import type { Checkout } from '@dental-shop/domain/checkout/checkout';
import type { CheckoutPace } from '@dental-shop/domain/checkout/checkout-pace';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import type { ContactMessage } from '@dental-shop/domain/contact/contact-message';
import type { Lot } from '@dental-shop/domain/fulfillment/lot';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import type { SavedList } from '@dental-shop/domain/lists/saved-list';
import type { Order, OrderNote, OrderRecord } from '@dental-shop/domain/order/order';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { Recall } from '@dental-shop/domain/recalls/recall';
import type { Return } from '@dental-shop/domain/returns/return';
import type { OfficeSettings } from '@dental-shop/domain/settings/office-settings';
import { asShown } from '@dental-shop/domain/text/clean-text';
import {
  type CollectionReference,
  collection,
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore';

export interface AuditEntry {
  whoEmail: string;
  what: string;
  when: Timestamp;
  why: string | null;
  shipmentId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  confirmed?: ApprovalConcern[];
}

/**
 * Call this once per collection. Queries with different converters aren't equal, so ReactFire would resubscribe on each
 * render.
 */
function documents<T extends object>(name: string) {
  const converter: FirestoreDataConverter<T> = {
    toFirestore: (document) => document as DocumentData,
    // Not validated, because all writes go through the functions or are checked by the rules.
    fromFirestore: (snapshot, options) => asShown(snapshot.data(options) as T),
  };
  return (firestore: Firestore): CollectionReference<T> =>
    collection(firestore, name).withConverter(converter);
}

export const users = documents<User<Timestamp>>('users');
export const staff = documents<StaffMember<Timestamp>>('staff');
export const carts = documents<StoredCart<Timestamp>>('carts');
export const checkouts = documents<Checkout<Timestamp>>('checkouts');
export const checkoutPace = documents<CheckoutPace<Timestamp>>('checkoutPace');
export const orders = documents<Order<Timestamp>>('orders');
export const orderRecords = documents<OrderRecord<Timestamp>>('orderRecords');
export const orderNotes = documents<OrderNote<Timestamp>>('orderNotes');
export const shipments = documents<Shipment<Timestamp>>('shipments');
export const returns = documents<Return<Timestamp>>('returns');
export const lots = documents<Lot<Timestamp>>('lots');
export const complaints = documents<Complaint<Timestamp>>('complaints');
export const recalls = documents<Recall<Timestamp>>('recalls');
export const savedLists = documents<SavedList<Timestamp>>('lists');
export const transactions = documents<Transaction<Timestamp>>('transactions');
export const audit = documents<AuditEntry>('audit');
export const contactMessages = documents<ContactMessage<Timestamp>>('contactMessages');
export const deletions = documents<AccountDeletion<Timestamp>>('deletions');
export const settings = documents<Partial<OfficeSettings>>('settings');
export const certificates = documents<Certificate<Timestamp>>('certificates');
export const verifications = documents<LicenseVerification<Timestamp>>('verifications');

export type WithId<T> = T & { id: string };

export const withId = <T extends object>(snapshot: QueryDocumentSnapshot<T>): WithId<T> => ({
  ...snapshot.data(),
  id: snapshot.id,
});
