import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  cancelReturnPath,
  invoicePath,
  paymentMethodPath,
  returnInstructionsPath,
} from '@dental-shop/domain/api/paths';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import { implant } from '../shop/products.ts';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { type Victim, victim } from './fixture.ts';
import { testUsers } from './identities.ts';
import type { ExpectedCode, Reply } from './replies.ts';
import { send } from './request.ts';

const prepare = () => Promise.all([testUsers(), victim()]);

const onVictim = (
  name: string,
  expected: ExpectedCode | readonly ExpectedCode[],
  attempt: (victim: Victim, token: string) => Promise<Reply>,
): AbuseCase => ({
  name,
  expected,
  attempt: async () => attempt(await victim(), (await testUsers()).attackerToken),
});

/** Tests use each of these IDs where another kind is expected. */
const idsOf = (victim: Victim): Readonly<Record<string, string>> => ({
  'another customer’s order': victim.orderId,
  'another customer’s open checkout': victim.openCheckoutId,
  'another customer’s card': victim.cardId,
  'another customer’s payment': victim.paymentIntentId,
  'another customer’s uid': victim.uid,
  'another customer’s transaction': victim.transactionId,
});
const idNames = [
  'another customer’s order',
  'another customer’s open checkout',
  'another customer’s card',
  'another customer’s payment',
  'another customer’s uid',
  'another customer’s transaction',
] as const;
// `%E0%A4%A` crashes the Hosting emulator, so it's tested in app.test.ts instead.
const oddIds = [
  '__proto__',
  '__x__',
  '.',
  '%2e%2e',
  'a%2Fb',
  '%00',
  '*',
  'null',
  'undefined',
  '-1',
  '0',
  'pi_1',
  'cus_1',
  `${'a'.repeat(2_000)}`,
  '%F0%9F%92%A5',
  'a%20b',
  "a'b",
  '%3Cscript%3E',
];

describeRejections(
  'Invoices',
  [
    ...idNames.map((name) =>
      onVictim(name, 'not-found', (owner, token) =>
        send(invoicePath(idsOf(owner)[name] ?? ''), { token }),
      ),
    ),
    ...oddIds.map((id) =>
      onVictim(id.slice(0, 20), 'not-found', (_, token) =>
        send(apiPaths.invoice.replace(':orderId', id), { token }),
      ),
    ),
  ],
  { prepare, limited: true },
);

describeRejections(
  'Saved cards',
  [
    ...idNames.map((name) =>
      onVictim(`removing ${name}`, 'not-found', (owner, token) =>
        send(paymentMethodPath(idsOf(owner)[name] ?? ''), { method: 'DELETE', token }),
      ),
    ),
    ...oddIds.map((id) =>
      onVictim(`removing ${id.slice(0, 20)}`, 'not-found', (_, token) =>
        send(apiPaths.paymentMethod.replace(':id', id), { method: 'DELETE', token }),
      ),
    ),
  ],
  { prepare, limited: true },
);

describeRejections(
  'Returns',
  [
    onVictim('canceling another customer’s return', 'not-found', (owner, token) =>
      send(cancelReturnPath(owner.rmaNumber), { method: 'POST', token }),
    ),
    onVictim('downloading another customer’s instructions', 'not-found', (owner, token) =>
      send(returnInstructionsPath(owner.rmaNumber), { token }),
    ),
    ...oddIds.flatMap((id) => [
      onVictim(`canceling ${id.slice(0, 20)}`, 'not-found', (_, token) =>
        send(apiPaths.cancelReturn.replace(':rmaNumber', id), { method: 'POST', token }),
      ),
      onVictim(`downloading ${id.slice(0, 20)}`, 'not-found', (_, token) =>
        send(apiPaths.returnInstructions.replace(':rmaNumber', id), { token }),
      ),
    ]),
    ...(['releasedShipmentId', 'heldShipmentId'] as const).map((key) =>
      onVictim(
        `returning items of another customer’s ${key}`,
        'return-line-unknown',
        (owner, token) =>
          send(apiPaths.returns, {
            method: 'POST',
            token,
            json: {
              requestId: randomUUID(),
              lines: [
                {
                  ...{ shipmentId: owner[key], sku: implant.sku, lot: 'TEST-1', quantity: 1 },
                  ...{ reason: 'damaged', unopened: true },
                },
              ],
            },
          }),
      ),
    ),
  ],
  { prepare, limited: true },
);

const selectedItems = [{ sku: implant.sku, quantity: 1 }];
describeRejections(
  'Checkouts and accounts',
  [
    ...(['openCheckoutId', 'orderId'] as const).flatMap((key) =>
      [selectedItems, [{ sku: implant.sku, quantity: 2 }]].map((lines, index) =>
        onVictim(
          `paying another customer's ${key}, with quantity ${index + 1}`,
          'not-found',
          async (owner, token) =>
            send(apiPaths.createPaymentIntent, {
              method: 'POST',
              token,
              json: {
                email: (await testUsers()).attacker.email,
                customerData: { selectedItems: lines, checkoutId: owner[key] },
              },
            }),
        ),
      ),
    ),
    onVictim("paying with another customer's email", 'not-your-account', (owner, token) =>
      send(apiPaths.createPaymentIntent, {
        method: 'POST',
        token,
        json: { email: owner.customer.email, customerData: { selectedItems } },
      }),
    ),
    ...(['uid', 'email'] as const).map((key) =>
      onVictim(
        `registering with another user's ${key}`,
        'not-your-account',
        async (owner, token) => {
          const { attacker } = await testUsers();
          return send(apiPaths.register, {
            method: 'POST',
            token,
            json: {
              email: key === 'email' ? owner.customer.email : attacker.email,
              uid: key === 'uid' ? owner.uid : attacker.user.uid,
              fullName: 'Eve',
              type: 'lab',
              licenseNumber: null,
              address: {
                street: '1 Main Street',
                city: 'Reno',
                state: 'NV',
                zipCode: '89501',
                country: 'United States',
              },
            },
          });
        },
      ),
    ),
    ...[apiPaths.orders, apiPaths.transactions].flatMap((path) =>
      ['a/b', '..%2Fx', 'a b', '%00', 'x'.repeat(129), 'a&after=b'].map((after) =>
        onVictim(`${path} after ${after.slice(0, 20)}`, 'invalid-input', (_, token) =>
          send(`${path}?after=${after}`, { token }),
        ),
      ),
    ),
  ],
  { prepare, limited: true },
);

/** Calls Stripe with the publishable key, as any visitor could. */
async function callStripe(method: string, path: string, body?: string): Promise<Reply> {
  const response = await fetch(`${stripeUrl}/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${localStripeKeys.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(body === undefined ? {} : { body }),
  });
  const { error } = (await response.json()) as { error?: { code?: string } };
  return { status: response.status, code: error?.code, error: undefined };
}

const atStripe = (
  name: string,
  status: number,
  ask: (victim: Victim) => Promise<Reply>,
): AbuseCase => ({ name, expected: { status }, attempt: async () => ask(await victim()) });

describeRejections(
  'Stripe with the publishable key',
  [
    atStripe('reading a payment without its client secret', 400, ({ openIntentId }) =>
      callStripe('GET', `payment_intents/${openIntentId}`),
    ),
    atStripe('reading a payment with another client secret', 400, ({ openIntentId }) =>
      callStripe('GET', `payment_intents/${openIntentId}?client_secret=${openIntentId}_secret_x`),
    ),
    atStripe('confirming a payment without its client secret', 400, ({ openIntentId }) =>
      callStripe('POST', `payment_intents/${openIntentId}/confirm`, 'payment_method=pm_card_visa'),
    ),
    atStripe(
      "paying with another customer's saved card",
      400,
      ({ openIntentId, clientSecret, cardId }) =>
        callStripe(
          'POST',
          `payment_intents/${openIntentId}/confirm`,
          `client_secret=${clientSecret}x&payment_method=${cardId}`,
        ),
    ),
    ...[
      ['GET', 'customers'],
      ['GET', 'payment_intents'],
      ['GET', 'charges'],
      ['GET', 'refunds'],
      ['GET', 'events'],
      ['POST', 'customers'],
      ['POST', 'payment_intents'],
      ['POST', 'refunds'],
    ].map(([method = '', path = '']) =>
      atStripe(`${method} ${path}`, 403, () => callStripe(method, path)),
    ),
    atStripe('canceling a payment', 403, ({ openIntentId }) =>
      callStripe('POST', `payment_intents/${openIntentId}/cancel`),
    ),
    atStripe('changing a payment', 403, ({ openIntentId }) =>
      callStripe('POST', `payment_intents/${openIntentId}`, 'amount=1'),
    ),
    atStripe('detaching a card', 403, ({ cardId }) =>
      callStripe('POST', `payment_methods/${cardId}/detach`),
    ),
  ],
  { prepare },
);
