import { apiPaths } from '@dental-shop/domain/api/paths';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import type Stripe from 'stripe';
import { fetchShop } from '../shop/api.ts';
import { findEvents, stripe } from '../shop/stripe.ts';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { type Victim, victim } from './fixture.ts';
import { testUsers } from './identities.ts';
import { apiReply, type Reply } from './replies.ts';
import { nowInSeconds } from './tokens.ts';

let succeeded: Stripe.Event | undefined;

async function paymentEvent(): Promise<Stripe.Event> {
  if (succeeded) return succeeded;
  const events = await findEvents((await victim()).paymentIntentId);
  succeeded = events.find(({ type }) => type === 'payment_intent.succeeded');
  if (!succeeded) throw new Error('Stripe has no event for the payment');
  return succeeded;
}

const sign = (
  payload: string,
  timestamp = nowInSeconds(),
  secret: string = localStripeKeys.webhookSecret,
) => stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

async function deliver(payload: string, signature: string | undefined): Promise<Reply> {
  const response = await fetchShop(apiPaths.stripeWebhook, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    body: payload,
  });
  return apiReply(response);
}

const forged = async (changes: object = {}) =>
  JSON.stringify({ ...(await paymentEvent()), id: 'evt_abuse', ...changes });

const signatures: Readonly<Record<string, (payload: string) => string | undefined>> = {
  'no signature': () => undefined,
  'an empty signature': () => '',
  'a malformed signature': () => 'nonsense',
  'only a timestamp': () => `t=${nowInSeconds()}`,
  'an empty v1': () => `t=${nowInSeconds()},v1=`,
  'a signature with another secret': (payload) => sign(payload, nowInSeconds(), 'whsec_forged'),
  'a signature with the API key': (payload) =>
    sign(payload, nowInSeconds(), localStripeKeys.secretKey),
  'a signature with a blank secret': (payload) => sign(payload, nowInSeconds(), ' '),
  'the signature for another body': (payload) => sign(`${payload} `),
  'the signature under v0': (payload) => sign(payload).replace('v1=', 'v0='),
  'half the signature': (payload) => sign(payload).slice(0, -32),
  'the signature without its timestamp': (payload) => sign(payload).replace(/^t=\d+,/, ''),
  'the signature with another timestamp': (payload) =>
    sign(payload).replace(/^t=\d+/, `t=${nowInSeconds() - 1}`),
  'a signature from an hour ago': (payload) => sign(payload, nowInSeconds() - 3_600),
  'a signature from six minutes ago': (payload) => sign(payload, nowInSeconds() - 360),
  'a signature from 1970': (payload) => sign(payload, 1),
  'a signature from an hour in the future': (payload) => sign(payload, nowInSeconds() + 3_600),
  'a signature from the year 5000': (payload) => sign(payload, 95_617_584_000),
  'a second, later timestamp': (payload) =>
    `${sign(payload, nowInSeconds() - 3_600)},t=${nowInSeconds()}`,
  'a second, earlier timestamp': (payload) =>
    `t=${nowInSeconds()},${sign(payload, nowInSeconds() + 3_600)}`,
  'a non-numeric timestamp': (payload) => sign(payload).replace(/^t=\d+/, 't=now'),
  'a negative timestamp': (payload) => sign(payload).replace(/^t=/, 't=-'),
};

const prepare = async () => [await victim(), await paymentEvent()];

describeRejections(
  'A forged event',
  Object.entries(signatures).map(
    ([name, signature]): AbuseCase => ({
      name: `with ${name}`,
      expected: 'invalid-input',
      field: 'stripe-signature',
      attempt: async () => {
        const payload = await forged();
        return deliver(payload, signature(payload));
      },
    }),
  ),
  { prepare },
);

const signed = (name: string, expected: AbuseCase['expected'], body: () => Promise<string>) => ({
  name,
  expected,
  attempt: async () => {
    const payload = await body();
    return deliver(payload, sign(payload));
  },
});

const about = (object: (victim: Victim) => object) => async () => {
  const { data } = await paymentEvent();
  return forged({ data: { object: { ...data.object, ...object(await victim()) } } });
};

/** An event with a valid signature must not change anything unless Stripe's API confirms it. */
describeRejections(
  'A signed event',
  [
    signed(
      'for an unknown payment',
      { status: 500, code: 'internal' },
      about(() => ({ id: 'pi_none' })),
    ),
    signed('of an ignored type', { status: 200 }, () => forged({ type: 'product.created' })),
    signed('of an unknown type', { status: 200 }, () => forged({ type: '__proto__' })),
    ...['', 'null', '{', '"x"', '1'].map((body) =>
      signed(`with the body ${body === '' ? '(empty)' : body}`, { status: 400 }, async () => body),
    ),
    signed('of 600,000 bytes', 'payload-too-large', () => forged({ x: 'x'.repeat(600_000) })),
  ],
  { prepare },
);

/** Makes event IDs unique, so the shop doesn't skip any as duplicates. */
let events = 0;

const newEvent = async (type: string, object: object, changes: object = {}): Promise<string> => {
  events += 1;
  const { data } = await paymentEvent();
  const changed = { ...data.object, ...object };
  return forged({ id: `evt_abuse_${events}`, type, data: { object: changed }, ...changes });
};

/** Metadata that would assign the payment to another order or customer. */
const otherMetadata: Readonly<Record<string, (victim: Victim) => Promise<object>>> = {
  'another checkout': async ({ openCheckoutId, uid }) => ({ checkoutId: openCheckoutId, uid }),
  'another customer': async ({ orderId }) => ({ checkoutId: orderId, uid: await attackerUid() }),
  'another checkout and customer': async ({ openCheckoutId }) => ({
    checkoutId: openCheckoutId,
    uid: await attackerUid(),
  }),
  'an unknown checkout': async ({ uid }) => ({ checkoutId: 'Nobody00000000000000', uid }),
  'a path as the checkout': async ({ uid }) => ({ checkoutId: `../users/${uid}`, uid }),
  'other items': async ({ orderId, uid }) => ({
    checkoutId: orderId,
    uid,
    items0: '[["I3006",1,99]]',
  }),
  'no metadata': async () => ({}),
};

const attackerUid = async () => (await testUsers()).attacker.user.uid;

/** A payment in the shop's Stripe account that the shop didn't create. */
let foreign: Promise<Stripe.PaymentIntent> | undefined;
const foreignPayment = () => {
  foreign ??= stripe.paymentIntents.create({
    ...{ amount: 500, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { checkoutId: '../users/somebody', uid: 'somebody' },
  });
  return foreign;
};

const falseEvents: Readonly<Record<string, () => Promise<string>>> = {
  ...Object.fromEntries(
    Object.entries(otherMetadata).map(([name, metadata]) => [
      `with ${name}`,
      async () =>
        newEvent('payment_intent.succeeded', { metadata: await metadata(await victim()) }),
    ]),
  ),
  'claiming that an open payment succeeded': async () => {
    const { openIntentId, openCheckoutId, uid } = await victim();
    const metadata = { checkoutId: openCheckoutId, uid };
    return newEvent('payment_intent.succeeded', {
      id: openIntentId,
      status: 'succeeded',
      metadata,
    });
  },
  'claiming that a paid payment was canceled': () =>
    newEvent('payment_intent.canceled', { status: 'canceled', amount_received: 0 }),
  'claiming a larger amount': () =>
    newEvent('payment_intent.succeeded', { amount: 99_999_999, amount_received: 99_999_999 }),
  'for a nonexistent refund': async () => {
    const { paymentIntentId } = await victim();
    const refund = { id: 're_abuse', object: 'refund', status: 'succeeded', amount: 100 };
    return newEvent('refund.created', { ...refund, payment_intent: paymentIntentId });
  },
  'for a nonexistent dispute': async () => {
    const { paymentIntentId } = await victim();
    const dispute = { id: 'dp_abuse', object: 'dispute', status: 'lost', amount: 100 };
    return newEvent('charge.dispute.closed', { ...dispute, payment_intent: paymentIntentId });
  },
  'from another account, with this payment': () =>
    newEvent('payment_intent.succeeded', {}, { account: 'acct_foreign', livemode: true }),
  'for a payment from outside the shop': async () =>
    newEvent('payment_intent.succeeded', await foreignPayment()),
  'for a payment from outside the shop with the victim’s metadata': async () => {
    const { orderId, uid } = await victim();
    const metadata = { checkoutId: orderId, uid };
    return newEvent('payment_intent.succeeded', { ...(await foreignPayment()), metadata });
  },
};

describeRejections(
  'A signed event with false content',
  Object.entries(falseEvents).map(([name, body]) => signed(name, { status: 200 }, body)),
  {
    prepare: async () => [await prepare(), await testUsers(), await foreignPayment()],
    // The shop records the event's ID and nothing else.
    mayWrite: /^stripeEvents\/evt_abuse_\d+$/,
  },
);

describeRejections(
  'The webhook endpoint',
  (['GET', 'PUT', 'PATCH', 'DELETE'] as const).map(
    (method): AbuseCase => ({
      name: method,
      expected: 'not-found',
      attempt: async () => apiReply(await fetchShop(apiPaths.stripeWebhook, { method })),
    }),
  ),
  { prepare },
);

/** Stripe may deliver an event several times. */
describeRejections(
  'A replayed event',
  [
    ...[1, 2, 3].map((time) => ({
      name: `changes nothing on delivery ${time + 1}`,
      expected: { status: 200 },
      attempt: async () => {
        const payload = JSON.stringify(await paymentEvent());
        return deliver(payload, sign(payload));
      },
    })),
  ],
  { prepare },
);
