/** Of 100 mutants that are not equivalent, how many the tests of the rules must notice. */
export const minScore = 100;

/** Projects of the emulator in which mutants are tried at the same time. */
export const projects = 6;

/**
 * Mutants that no request can tell from the rules as they are, by the reason. A name that no mutant has
 * any more, or one that the tests have come to notice, fails the run.
 */
export const equivalents: readonly { reason: string; mutants: readonly string[] }[] = [
  {
    reason:
      'Without a sign-in there is no token and no uid, and whoever reads one of nothing is refused.',
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
    reason:
      'A document that does not exist has no data, and whoever reads data of nothing is refused.',
    mutants: ['isOwnerOf: without && document != null'],
  },
  {
    reason:
      'A request for one document has no limit, so the condition is an error for all; staff may get it anyway.',
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
    reason: 'Reading and deleting bring no new document, so the condition is an error for them.',
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
    reason: 'A new document has no earlier one, so the condition is an error for it.',
    mutants: [
      'carts: allow update → update, create',
      'checkoutPace: allow update → update, create',
      'lists: allow update → update, create',
    ],
  },
  {
    reason: 'A moment or a second more or less: no request can be sure to come at it.',
    mutants: [
      'isStaffSession: < → <=',
      'isStaffSession: 43200 → 43201',
      'isStaffSession: 43200 → 43199',
      'isOver: >= → >',
    ],
  },
  {
    reason: 'Nobody has signed in or written a cart in 1970.',
    mutants: ['isStaffSession: 0 → 1', 'isOver: 0 → 1'],
  },
  {
    reason:
      'The padding has nine items, so an empty list has no tenth, and reading that is an error.',
    mutants: ['isNewCheckout: without && checkout.items.size() >= 1', 'isNewCheckout: 1 → 0'],
  },
  {
    reason: 'Nothing but a list can be joined with the padding.',
    mutants: ['isNewCheckout: without && checkout.items is list'],
  },
  {
    reason: 'The padding passes with any quantity that is allowed.',
    mutants: ['padding: 1 → 2'],
  },
];
