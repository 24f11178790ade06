import { anyOf, type Victim } from './fixture.ts';

/** The document that is tried in each collection: the victim's where they have one there. */
export const targets: Readonly<Record<string, (victim: Victim) => string | Promise<string>>> = {
  users: ({ uid }) => uid,
  certificates: ({ uid }) => uid,
  customers: ({ uid }) => uid,
  checkouts: ({ openCheckoutId }) => openCheckoutId,
  orders: ({ orderId }) => orderId,
  orderNotes: ({ orderId }) => orderId,
  transactions: ({ transactionId }) => transactionId,
  stripeEvents: ({ eventId }) => eventId,
  mail: ({ orderId }) => `order-${orderId}`,
  contactMessages: () => 'abuse',
  policyReports: () => 'abuse',
  reconciliations: () => 'abuse',
  audit: ({ auditId }) => auditId,
  statistics: () => anyOf('statistics'),
  staff: () => anyOf('staff'),
  checkoutPace: ({ uid }) => uid,
  invoices: () => anyOf('invoices'),
  invoiceNumbers: () => anyOf('invoiceNumbers'),
  declines: () => anyOf('declines'),
  deletions: () => anyOf('deletions'),
  pageErrors: () => anyOf('pageErrors'),
  rateLimits: () => anyOf('rateLimits'),
  unknown: () => 'none',
};
