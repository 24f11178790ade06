import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { drill, hiddenProduct, implant, unpricedProduct } from '../shop/products.ts';
import { victim } from './fixture.ts';
import { cast } from './identities.ts';
import { type AbuseCase, refuses } from './refuses.ts';
import type { ExpectedCode } from './replies.ts';
import { send } from './request.ts';

const prepare = () => Promise.all([cast(), victim()]);
const items = 'customerData.selectedItems';
const good = { sku: implant.sku, quantity: 1 };
const other = { sku: drill.sku, quantity: 1 };

interface Purchase {
  selectedItems?: unknown;
  customerData?: Readonly<Record<string, unknown>>;
  root?: Readonly<Record<string, unknown>>;
}

/** What an approved customer asks to pay for, and how that is refused. */
const purchase = (
  name: string,
  expected: ExpectedCode,
  { selectedItems = [good], customerData = {}, root = {} }: Purchase,
  field?: string,
): AbuseCase => ({
  name,
  expected,
  field,
  attempt: async () => {
    const { attacker, attackerToken } = await cast();
    return send(apiPaths.createPaymentIntent, {
      method: 'POST',
      token: attackerToken,
      json: {
        email: attacker.email,
        customerData: { selectedItems, ...customerData },
        ...root,
      },
    });
  },
});

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

/** Each wrong line alone, as the first of two and as the last of two. */
const inEveryPlace = (name: string, expected: ExpectedCode, line: unknown, field: string) => [
  purchase(`${name}, alone`, expected, { selectedItems: [line] }, `${items}.0${field}`),
  purchase(
    `${name}, first of two`,
    expected,
    { selectedItems: [line, other] },
    `${items}.0${field}`,
  ),
  purchase(
    `${name}, last of two`,
    expected,
    { selectedItems: [other, line] },
    `${items}.1${field}`,
  ),
];

const wrongQuantities: unknown[] = [
  0,
  -1,
  -9_999,
  0.5,
  1.5,
  1e-7,
  1e9,
  10_000,
  2 ** 31,
  2 ** 53,
  1e308,
  '1',
  '1e1',
  '',
  ' 1',
  '0x1',
  '１',
  null,
  true,
  false,
  [],
  [1],
  {},
  { valueOf: 1 },
  { $gt: 0 },
];
refuses(
  'Quantities',
  [
    ...wrongQuantities.flatMap((quantity) =>
      inEveryPlace(
        `a quantity of ${shown(quantity)}`,
        'invalid-input',
        { sku: implant.sku, quantity },
        '.quantity',
      ),
    ),
    ...inEveryPlace('no quantity', 'invalid-input', { sku: implant.sku }, '.quantity'),
    purchase('so many that the price is too large for a card', 'amount-too-large', {
      selectedItems: [
        { ...good, quantity: 9_999 },
        { ...other, quantity: 9_999 },
      ],
    }),
  ],
  { prepare, limited: true },
);

const wrongSkus: [ExpectedCode, unknown][] = [
  ...[null, 1, true, [], {}, [implant.sku], { sku: implant.sku }, '', ' ', 'x'.repeat(41)].map(
    (sku): [ExpectedCode, unknown] => ['invalid-input', sku],
  ),
  ...[
    'NO-SUCH-SKU',
    hiddenProduct.sku,
    hiddenProduct.sku.toLowerCase(),
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    `${implant.sku}'--`,
    `${implant.sku}" OR 1=1`,
    `${implant.sku};`,
    `${implant.sku}\u0000`,
    `\u202e${implant.sku}`,
    `${implant.sku}\u200b`,
    `../${implant.sku}`,
    `${implant.sku}%00`,
    '<script>alert(1)</script>',
    '=1+1',
    '*',
    '.*',
    '$where',
    '{{7*7}}',
    '<%= 7*7 %>',
  ].map((sku): [ExpectedCode, unknown] => ['unknown-product', sku]),
  ['not-purchasable', unpricedProduct.sku],
  ['not-purchasable', unpricedProduct.sku.toLowerCase()],
];
refuses(
  'SKUs',
  [
    ...wrongSkus.flatMap(([expected, sku]) =>
      inEveryPlace(`the SKU ${shown(sku)}`, expected, { sku, quantity: 1 }, '.sku'),
    ),
    ...inEveryPlace('no SKU', 'invalid-input', { quantity: 1 }, '.sku'),
    ...inEveryPlace('nothing at all', 'invalid-input', {}, '.sku'),
    ...[implant.sku, implant.sku.toLowerCase(), ` ${implant.sku} `].map((sku) =>
      purchase(
        `the same SKU again as ${shown(sku)}`,
        'duplicate-item',
        { selectedItems: [good, { sku, quantity: 1 }] },
        `${items}.1.sku`,
      ),
    ),
  ],
  { prepare, limited: true },
);

const pricesOfOnesOwn: Readonly<Record<string, unknown>> = {
  price: 1,
  unitPrice: 1,
  unit_price: 1,
  amount: 1,
  total: 1,
  discount: 100,
  coupon: 'FREE',
  currency: 'jpy',
  tax: 0,
  name: 'Cheap',
  uid: 'other',
  customer: 'cus_other',
  paymentIntentId: 'pi_other',
  number: '2222-2222',
  orderNumber: '2222-2222',
  details: 'PO 7',
  pricing: { amount: 1 },
  status: 'paid',
  metadata: { checkoutId: 'other' },
  off_session: true,
  payment_method: 'pm_other',
  capture_method: 'manual',
  transfer_data: { destination: 'acct_other' },
  application_fee_amount: 1,
  constructor: { prototype: {} },
};
refuses(
  'Prices of the customer’s own',
  Object.entries(pricesOfOnesOwn).flatMap(([key, value]) => [
    ...inEveryPlace(
      `${key} in a line`,
      'invalid-input',
      { ...good, sku: implant.sku, [key]: value },
      `.${key}`,
    ),
    purchase(
      `${key} beside the lines`,
      'invalid-input',
      { customerData: { [key]: value } },
      `customerData.${key}`,
    ),
    purchase(`${key} in the request`, 'invalid-input', { root: { [key]: value } }, key),
  ]),
  { prepare, limited: true },
);

const fiftyOne = Array.from({ length: 51 }, (_, index) => ({ sku: `X-${index}`, quantity: 1 }));
const lists: [string, unknown][] = [
  ['no line', []],
  ['51 lines', fiftyOne],
  ['a map of lines', { 0: good }],
  ['a line that is no list', good],
  ['lines as text', JSON.stringify([good])],
  ['null', null],
  ['a number', 1],
  ['true', true],
];
const lines: [string, unknown][] = [
  ['null', null],
  ['text', implant.sku],
  ['a number', 1],
  ['a list', [implant.sku, 1]],
  ['a line in a line', [good]],
];
const checkoutIds: unknown[] = [
  '',
  'short',
  'a'.repeat(129),
  '__x__',
  '__proto__',
  '.',
  '..',
  'a/b',
  '../orders/x',
  'customer-someone',
  'a'.repeat(15),
  `${'a'.repeat(19)}/`,
  `${'a'.repeat(19)}-`,
  randomUUID(),
  1,
  null,
  true,
  [],
  {},
  `${'a'.repeat(19)}\u0000`,
  `${'a'.repeat(19)} `,
  'ä'.repeat(20),
];
const details: [string, Readonly<Record<string, unknown>>][] = [
  ['language', { language: 'de' }],
  ['language', { language: undefined }],
  ['reference', { reference: 'x'.repeat(61) }],
  ['reference', { reference: '\u202e'.repeat(61) + 'x'.repeat(61) }],
  ['deliveryNote', { deliveryNote: 'x'.repeat(301) }],
  ['number', { number: '2222-2222' }],
  ['uid', { uid: 'other' }],
];
refuses(
  'What is said of an order',
  details.map(([field, wrong]) =>
    purchase(
      `${field} as ${shown(wrong)}`,
      'invalid-input',
      { customerData: { details: { language: 'en', ...wrong } } },
      `customerData.details.${field}`,
    ),
  ),
  { prepare, limited: true },
);

refuses(
  'Carts and checkouts',
  [
    ...lists.map(([name, selectedItems]) =>
      purchase(`${name} for the lines`, 'invalid-input', { selectedItems }, items),
    ),
    ...lines.flatMap(([name, line]) =>
      inEveryPlace(`${name} for a line`, 'invalid-input', line, ''),
    ),
    ...checkoutIds.map((checkoutId) =>
      purchase(
        `the checkout ${shown(checkoutId)}`,
        'invalid-input',
        { customerData: { checkoutId } },
        'customerData.checkoutId',
      ),
    ),
    purchase(
      'a checkout that nobody has',
      'not-found',
      { customerData: { checkoutId: 'a'.repeat(20) } },
      'customerData.checkoutId',
    ),
    ...['true', 1, 'yes', null, {}, []].map((savePaymentMethod) =>
      purchase(
        `${shown(savePaymentMethod)} for whether to keep the card`,
        'invalid-input',
        { root: { savePaymentMethod } },
        'savePaymentMethod',
      ),
    ),
    ...['', 'somebody@example.com', 'a\u0000@example.com'].map((email) =>
      purchase(`the address ${shown(email)}`, 'not-your-account', { root: { email } }, 'email'),
    ),
    ...[null, 1, [], {}, 'x'.repeat(321)].map((email) =>
      purchase(`the address ${shown(email)}`, 'invalid-input', { root: { email } }, 'email'),
    ),
  ],
  { prepare, limited: true },
);
