export const roles = ['anonymous', 'pending', 'owner', 'other', 'staff'] as const;
export type Role = (typeof roles)[number];

/**
 * Signed out; not approved; approved; another approved customer; staff. Whose documents each asks
 * for: `pending` and `owner` their own, the others the owner's.
 */
export const targetOf: Record<Role, 'pending' | 'owner'> = {
  anonymous: 'owner',
  pending: 'pending',
  owner: 'owner',
  other: 'owner',
  staff: 'owner',
};

/**
 * Who may do what: g get, o list those of one account, a list all (a page of them), c create,
 * u update, d delete, - nothing.
 */
const table = `
                 anonymous  pending  owner  other  staff
users            -          g        g      -      goa
certificates     -          g        g      -      goa
carts            -          gu       gu     -      -
checkouts        -          go       goc    -      goa
checkoutPace     -          g        g      -      -
orders           -          go       go     -      goa
transactions     -          go       go     -      goa
lists            -          gocud    gocud  -      -
customers        -          -        -      -      -
formerAccounts   -          -        -      -      -
invoices         -          -        -      -      -
invoiceNumbers   -          -        -      -      -
rateLimits       -          -        -      -      -
declines         -          -        -      -      -
stripeEvents     -          -        -      -      -
mail             -          -        -      -      -
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
