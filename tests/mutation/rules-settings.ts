/** In percent. */
export const minScore = 100;

export const projects = 6;

/**
 * Mutants with the same behavior as the original rules, by reason. The run fails if a listed mutant
 * is killed or no longer exists.
 */
export const equivalents: readonly { reason: string; mutants: readonly string[] }[] = [
  {
    reason: 'Without a sign-in there is no token or user ID, and reading them is an error.',
    mutants: [
      'isSignedIn: returns true',
      'isStaff: without && isSignedIn()',
      'isApproved: without && isSignedIn()',
      'isOwnerOf: without && isSignedIn()',
      'users: without && isSignedIn()',
      'staff: without && isSignedIn()',
      'certificates: without && isSignedIn()',
      'checkoutPace: without && isSignedIn()',
      'carts: without && isSignedIn()',
      'isCartOf: without && isSignedIn()',
    ],
  },
  {
    reason: 'A nonexistent document has no data, and reading it is an error.',
    mutants: ['isOwnerOf: without && document != null'],
  },
  {
    reason:
      'A request for one document has no limit, so the condition is always an error. Staff may get the document anyway.',
    mutants: [
      'users: allow list → list, get',
      'staff: allow list → list, get',
      'certificates: allow list → list, get',
      'checkouts: allow list → list, get',
      'orders: allow list → list, get',
      'orderNotes: allow list → list, get',
      'transactions: allow list → list, get',
      'contactMessages: allow list → list, get',
      'audit: allow list → list, get',
      'statistics: allow list → list, get',
      'reconciliations: allow list → list, get',
      'orderRecords: allow list → list, get',
      'deletions: allow list → list, get',
      'lists: allow list → list, get',
    ],
  },
  {
    reason: 'A write has no query, so the condition is an error for it.',
    mutants: [
      'users: allow list → list, write',
      'staff: allow list → list, write',
      'certificates: allow list → list, write',
      'orderNotes: allow list → list, write',
      'contactMessages: allow list → list, write',
      'audit: allow list → list, write',
      'statistics: allow list → list, write',
      'reconciliations: allow list → list, write',
      'orderRecords: allow list → list, write',
      'deletions: allow list → list, write',
      'checkouts: allow list → list, write',
      'orders: allow list → list, write',
      'transactions: allow list → list, write',
      'lists: allow list → list, write',
    ],
  },
  {
    reason: 'Reads and deletes have no new document, so the condition is an error for them.',
    mutants: [
      'checkouts: allow create → create, read',
      'checkouts: allow create → create, delete',
      'checkoutPace: allow create → create, read',
      'checkoutPace: allow create → create, delete',
      'checkoutPace: allow update → update, delete',
      'carts: allow create → create, read',
      'carts: allow create → create, delete',
      'carts: allow update → update, delete',
      'lists: allow create → create, read',
      'lists: allow create → create, delete',
      'lists: allow update → update, delete',
    ],
  },
  {
    reason: 'A new document has no previous version, so the condition is an error for it.',
    mutants: [
      'carts: allow update → update, create',
      'checkoutPace: allow update → update, create',
      'lists: allow update → update, create',
    ],
  },
  {
    reason: "Differs only at an exact point in time that requests can't reliably hit.",
    mutants: [
      'isStaffSession: < → <=',
      'isStaffSession: 43200 → 43201',
      'isStaffSession: 43200 → 43199',
      'isWindowOver: >= → >',
    ],
  },
  {
    reason: 'No sign-in or cart dates from 1970.',
    mutants: ['isStaffSession: 0 → 1', 'isWindowOver: 0 → 1'],
  },
  {
    reason:
      'The padding has nine items, so an empty list has no tenth item, and reading it is an error.',
    mutants: ['isNewCheckout: without && checkout.items.size() >= 1', 'isNewCheckout: 1 → 0'],
  },
  {
    reason: 'Only a list can be concatenated with the padding.',
    mutants: ['isNewCheckout: without && checkout.items is list'],
  },
  {
    reason: 'The padding passes with any valid quantity.',
    mutants: ['padding: 1 → 2'],
  },
];
