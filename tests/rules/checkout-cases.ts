import { serverTimestamp, Timestamp } from 'firebase/firestore';

export interface CheckoutCase {
  name: string;
  id?: string;
  /** If the `uid` is `owner`, it's replaced with the creator's user ID. */
  document: Record<string, unknown>;
}

const item = { sku: 'HD55S', quantity: 2 };
const right = () => ({ uid: 'owner', items: [item] as unknown, createdAt: serverTimestamp() });

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ sku: `SKU-${index}`, quantity: index + 1 }));

const withItems = (name: string, items: unknown): CheckoutCase => ({
  name,
  document: { ...right(), items },
});

export const validCheckouts: CheckoutCase[] = [
  { name: 'a Firestore ID', id: 'Zz9aAbBcC0123456789x', document: right() },
  withItems('the smallest line', [{ sku: 'x', quantity: 1 }]),
  withItems('the largest line', [{ sku: 'x'.repeat(40), quantity: 9_999 }]),
  withItems('any letters', [{ sku: 'HD 55.5/é–牙', quantity: 1 }]),
  ...[1, 9, 10, 11, 19, 20, 21, 30, 31, 40, 41, 49, 50].map((count) =>
    withItems(`${count} lines`, lines(count)),
  ),
];

const wrongLines: [string, unknown][] = [
  ['no SKU', { quantity: 1 }],
  ['an empty SKU', { sku: '', quantity: 1 }],
  ['a SKU of 41 characters', { sku: 'x'.repeat(41), quantity: 1 }],
  ['a SKU that is a number', { sku: 5, quantity: 1 }],
  ['a SKU that is null', { sku: null, quantity: 1 }],
  ['a SKU that is a list', { sku: ['x'], quantity: 1 }],
  ['a SKU with the separator used by the rules', { sku: 'x|-1|y', quantity: 1 }],
  ['no quantity', { sku: 'x' }],
  ['a quantity of 0', { sku: 'x', quantity: 0 }],
  ['a quantity of -1', { sku: 'x', quantity: -1 }],
  ['a quantity of 1.5', { sku: 'x', quantity: 1.5 }],
  ['a quantity of 10000', { sku: 'x', quantity: 10_000 }],
  ['a quantity of 1e9', { sku: 'x', quantity: 1e9 }],
  ['a quantity that is a string', { sku: 'x', quantity: '1' }],
  ['a quantity that is null', { sku: 'x', quantity: null }],
  ['a price', { sku: 'x', quantity: 1, price: 1 }],
  ['a misspelled SKU field', { SKU: 'x', quantity: 1 }],
  ['a string instead of a line', 'HD55S'],
  ['null instead of a line', null],
];

/**
 * The rules check lines in groups of ten. These places cover every group and every position within
 * a group.
 */
const places = [1, 12, 23, 34, 45, 6, 17, 28, 39, 50];

const wrongAt = (name: string, line: unknown, place: number, total: number) =>
  withItems(`${name} as line ${place} of ${total}`, [
    ...lines(place - 1),
    line,
    ...lines(total - place),
  ]);

const { uid: _uid, ...withoutUid } = right();
const { items: _items, ...withoutItems } = right();
const { createdAt: _createdAt, ...withoutCreatedAt } = right();

export const invalidCheckouts: CheckoutCase[] = [
  ...[
    'a'.repeat(19),
    'a'.repeat(21),
    'customer-owner',
    'customer-aaaaaaaaaaa',
    'aaaaaaaaaa_aaaaaaaaa',
    'aaaaaaaaaaaaaaaaaaa\n',
    'aaaaaaaaaaaaaaaaaaaé',
    '0b0e6a0e-6f5b-4a63-9c7c-6d6d4b1d3f0a',
  ].map((id) => ({ name: `the ID ${JSON.stringify(id)}`, id, document: right() })),
  { name: 'no uid', document: withoutUid },
  { name: "another customer's uid", document: { ...right(), uid: 'other' } },
  { name: 'no items', document: withoutItems },
  { name: 'no createdAt', document: withoutCreatedAt },
  { name: 'a client-side createdAt', document: { ...right(), createdAt: new Timestamp(1, 0) } },
  { name: 'a pricing', document: { ...right(), pricing: { amount: 1 } } },
  { name: 'a number', document: { ...right(), number: '2222-2222' } },
  {
    name: 'order details, which only the server sets',
    document: { ...right(), details: { reference: 'x' } },
  },
  { name: 'a reference', document: { ...right(), reference: 'PO 7' } },
  { name: 'a delivery note', document: { ...right(), deliveryNote: 'x' } },
  { name: 'a language', document: { ...right(), language: 'es' } },
  { name: 'a PaymentIntent', document: { ...right(), paymentIntentId: 'pi_1' } },
  withItems('an empty list of items', []),
  withItems('51 lines', lines(51)),
  withItems('items that are a map', { 0: item }),
  withItems('items that are a string', 'HD55S'),
  ...wrongLines.flatMap(([name, line]) =>
    places.map((place) => wrongAt(name, line, place, Math.min(place + 1, 50))),
  ),
  // The invalid line is last, either alone in its group or at the end of a full one.
  ...[1, 11, 21, 31, 41, 10, 20, 30, 40].map((last) =>
    wrongAt('a price', { ...item, price: 1 }, last, last),
  ),
];
