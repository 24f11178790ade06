export const roles = ['anonymous', 'pending', 'owner', 'other', 'staff'] as const;
export type Role = (typeof roles)[number];

/** The account whose documents each role requests. */
export const targetOf: Record<Role, 'pending' | 'owner'> = {
  anonymous: 'owner',
  pending: 'pending',
  owner: 'owner',
  other: 'owner',
  staff: 'owner',
};

/**
 * Permissions: g get, o list own documents, a list all (with a limit), c create, u update, d
 * delete, - none.
 */
const table = `
                 anonymous  pending  owner  other  staff
users            -          g        g      -      goa
certificates     -          g        g      -      goa
verifications    -          -        -      -      goa
carts            -          gu       gu     -      -
checkouts        -          go       goc    -      goa
checkoutPace     -          g        g      -      -
orders           -          go       go     -      goa
transactions     -          go       go     -      goa
shipments        -          go       go     -      goa
returns          -          go       go     -      goa
complaints       -          -        -      -      goa
lots             -          -        -      -      goa
recalls          -          -        -      -      goa
consignees       -          -        -      -      goa
settings         -          -        -      -      g
lists            -          gocud    gocud  -      -
catalogueChanges -          -        -      -      -
stockNotices     -          -        -      -      -
customers        -          -        -      -      -
formerAccounts   -          -        -      -      -
invoices         -          -        -      -      -
invoiceNumbers   -          -        -      -      -
rateLimits       -          -        -      -      -
declines         -          -        -      -      -
stripeEvents     -          -        -      -      -
mail             -          -        -      -      -
lateOrders       -          -        -      -      -
contactMessages  -          -        -      -      goa
audit            -          -        -      -      goa
orderRecords     -          -        -      -      goa
orderNotes       -          -        -      -      goa
deletions        -          -        -      -      goa
statistics       -          -        -      -      goa
reconciliations  -          -        -      -      goa
staff            -          g        g      -      goa
unknown          -          -        -      -      -
`;

const letters = {
  get: 'g',
  'list own': 'o',
  'list all': 'a',
  create: 'c',
  update: 'u',
  delete: 'd',
} as const;

export interface Cell {
  collection: string;
  role: Role;
  operation: keyof typeof letters;
  allowed: boolean;
}

const operations = Object.keys(letters) as (keyof typeof letters)[];
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/\s+/));

export const collections = rows.map(([name = '']) => name);

/** The documents that contain these subcollections. */
const parents: Readonly<Record<string, string>> = { consignees: 'recalls/recall-1' };

/** The parent document, such as `recalls/recall-1`; empty for top-level collections. */
export const parentOf = (collection: string): string => parents[collection] ?? '';

export const pathOf = (collection: string): string =>
  [parentOf(collection), collection].filter(Boolean).join('/');

export const cells: Cell[] = rows.flatMap(([collection = '', ...permissions]) =>
  roles.flatMap((role, column) =>
    operations.map((operation) => ({
      collection,
      role,
      operation,
      allowed: (permissions[column] ?? '').includes(letters[operation]),
    })),
  ),
);
