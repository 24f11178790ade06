import { randomUUID } from 'node:crypto';
import { implant } from '../shop/products.ts';
import { describeRejections } from './describe-rejections.ts';
import {
  good,
  inEveryPosition,
  linesField,
  preparePurchases,
  purchase,
  shown,
} from './purchase-case.ts';

const fiftyOne = Array.from({ length: 51 }, (_, index) => ({ sku: `X-${index}`, quantity: 1 }));
const lists: [string, unknown][] = [
  ['no line', []],
  ['51 lines', fiftyOne],
  ['a map of lines', { 0: good }],
  ["a line that isn't an array", good],
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
describeRejections(
  'Order details',
  details.map(([field, wrong]) =>
    purchase(
      `${field} as ${shown(wrong)}`,
      'invalid-input',
      { customerData: { details: { language: 'en', ...wrong } } },
      `customerData.details.${field}`,
    ),
  ),
  { prepare: preparePurchases, limited: true },
);

describeRejections(
  'Carts and checkouts',
  [
    ...lists.map(([name, selectedItems]) =>
      purchase(`${name} as the lines`, 'invalid-input', { selectedItems }, linesField),
    ),
    ...lines.flatMap(([name, line]) =>
      inEveryPosition(`${name} as a line`, 'invalid-input', line, ''),
    ),
    ...checkoutIds.map((checkoutId) =>
      purchase(
        `the checkout ID ${shown(checkoutId)}`,
        'invalid-input',
        { customerData: { checkoutId } },
        'customerData.checkoutId',
      ),
    ),
    purchase(
      'an unknown checkout',
      'not-found',
      { customerData: { checkoutId: 'a'.repeat(20) } },
      'customerData.checkoutId',
    ),
    ...['true', 1, 'yes', null, {}, []].map((savePaymentMethod) =>
      purchase(
        `${shown(savePaymentMethod)} as savePaymentMethod`,
        'invalid-input',
        { root: { savePaymentMethod } },
        'savePaymentMethod',
      ),
    ),
    ...['', 'somebody@example.com', 'a\u0000@example.com'].map((email) =>
      purchase(`the email ${shown(email)}`, 'not-your-account', { root: { email } }, 'email'),
    ),
    ...[null, 1, [], {}, 'x'.repeat(321)].map((email) =>
      purchase(`the email ${shown(email)}`, 'invalid-input', { root: { email } }, 'email'),
    ),
  ],
  { prepare: preparePurchases, limited: true },
);
