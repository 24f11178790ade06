import { hiddenProduct, implant, unpricedProduct } from '../shop/products.ts';
import { describeRejections } from './describe-rejections.ts';
import {
  good,
  inEveryPosition,
  linesField,
  other,
  preparePurchases,
  purchase,
  shown,
} from './purchase-case.ts';
import type { ExpectedCode } from './replies.ts';

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
describeRejections(
  'Quantities',
  [
    ...wrongQuantities.flatMap((quantity) =>
      inEveryPosition(
        `a quantity of ${shown(quantity)}`,
        'invalid-input',
        { sku: implant.sku, quantity },
        '.quantity',
      ),
    ),
    ...inEveryPosition('no quantity', 'invalid-input', { sku: implant.sku }, '.quantity'),
    purchase('quantities that exceed the maximum amount of a card payment', 'amount-too-large', {
      selectedItems: [
        { ...good, quantity: 9_999 },
        { ...other, quantity: 9_999 },
      ],
    }),
  ],
  { prepare: preparePurchases, limited: true },
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
describeRejections(
  'SKUs',
  [
    ...wrongSkus.flatMap(([expected, sku]) =>
      inEveryPosition(`the SKU ${shown(sku)}`, expected, { sku, quantity: 1 }, '.sku'),
    ),
    ...inEveryPosition('no SKU', 'invalid-input', { quantity: 1 }, '.sku'),
    ...inEveryPosition('an empty line', 'invalid-input', {}, '.sku'),
    ...[implant.sku, implant.sku.toLowerCase(), ` ${implant.sku} `].map((sku) =>
      purchase(
        `a repeated SKU as ${shown(sku)}`,
        'duplicate-item',
        { selectedItems: [good, { sku, quantity: 1 }] },
        `${linesField}.1.sku`,
      ),
    ),
  ],
  { prepare: preparePurchases, limited: true },
);

const forgedFields: Readonly<Record<string, unknown>> = {
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
describeRejections(
  'Fields that only the shop may set',
  Object.entries(forgedFields).flatMap(([key, value]) => [
    ...inEveryPosition(
      `${key} in a line`,
      'invalid-input',
      { ...good, sku: implant.sku, [key]: value },
      `.${key}`,
    ),
    purchase(
      `${key} next to the lines`,
      'invalid-input',
      { customerData: { [key]: value } },
      `customerData.${key}`,
    ),
    purchase(`${key} in the request`, 'invalid-input', { root: { [key]: value } }, key),
  ]),
  { prepare: preparePurchases, limited: true },
);
