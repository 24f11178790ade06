import { demoAccounts } from '@dental-shop/emulators/demo-accounts';
import { adminAuth } from '../shop/database.ts';
import { anyDocumentId, type Victim } from './fixture.ts';

async function demoStaff(): Promise<string> {
  return (await adminAuth.getUserByEmail(demoAccounts.staff)).uid;
}

/** A document to attack in each collection, preferably one of the victim's. */
export const targets: Readonly<Record<string, (victim: Victim) => string | Promise<string>>> = {
  users: ({ uid }) => uid,
  certificates: ({ uid }) => uid,
  verifications: ({ uid }) => uid,
  customers: ({ uid }) => uid,
  carts: ({ uid }) => uid,
  checkouts: ({ openCheckoutId }) => openCheckoutId,
  orders: ({ orderId }) => orderId,
  orderRecords: ({ orderId }) => orderId,
  orderNotes: ({ orderId }) => orderId,
  transactions: ({ transactionId }) => transactionId,
  shipments: ({ releasedShipmentId }) => releasedShipmentId,
  returns: ({ rmaNumber }) => rmaNumber,
  complaints: ({ complaintId }) => complaintId,
  lots: () => anyDocumentId('lots'),
  recalls: () => anyDocumentId('recalls'),
  consignees: ({ uid }) => uid,
  settings: () => 'office',
  lists: ({ uid }) => `${uid}-1`,
  catalogueChanges: () => 'current',
  stockNotices: () => 'abuse',
  stripeEvents: ({ eventId }) => eventId,
  mail: ({ orderId }) => `order-${orderId}`,
  contactMessages: () => 'abuse',
  reconciliations: () => 'abuse',
  audit: ({ auditId }) => auditId,
  statistics: () => anyDocumentId('statistics'),
  // Former staff may read their own document, so this must be someone else's.
  staff: demoStaff,
  checkoutPace: ({ uid }) => uid,
  invoices: () => anyDocumentId('invoices'),
  invoiceNumbers: () => anyDocumentId('invoiceNumbers'),
  declines: () => anyDocumentId('declines'),
  formerAccounts: () => 'abuse',
  lateOrders: () => 'abuse',
  deletions: () => anyDocumentId('deletions'),
  rateLimits: () => anyDocumentId('rateLimits'),
  unknown: () => 'none',
};
