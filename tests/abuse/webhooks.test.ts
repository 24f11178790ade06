import { apiPaths } from '@dental-shop/domain/api/paths';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import type Stripe from 'stripe';
import { ask } from '../shop/api.ts';
import { eventsOf, stripe } from '../shop/stripe.ts';
import { type Victim, victim } from './fixture.ts';
import { cast } from './identities.ts';
import { type AbuseCase, refuses } from './refuses.ts';
import { apiReply, type Reply } from './replies.ts';
import { nowInSeconds } from './tokens.ts';

let succeeded: Stripe.Event | undefined;

/** The event of the victim's payment, as Stripe has delivered it. */
async function paymentEvent(): Promise<Stripe.Event> {
  if (succeeded) return succeeded;
  const events = await eventsOf((await victim()).paymentIntentId);
  succeeded = events.find(({ type }) => type === 'payment_intent.succeeded');
  if (!succeeded) throw new Error('Stripe has no event of the payment');
  return succeeded;
}

const sign = (
  payload: string,
  timestamp = nowInSeconds(),
  secret: string = localStripeKeys.webhookSecret,
) => stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

async function deliver(payload: string, signature: string | undefined): Promise<Reply> {
  const response = await ask(apiPaths.stripeWebhook, {
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

/** Headers that must not be believed, each made for the body that is sent. */
const signatures: Readonly<Record<string, (payload: string) => string | undefined>> = {
  'no signature': () => undefined,
  'an empty signature': () => '',
  nonsense: () => 'nonsense',
  'a timestamp alone': () => `t=${nowInSeconds()}`,
  'an empty v1': () => `t=${nowInSeconds()},v1=`,
  'the signature of another secret': (payload) => sign(payload, nowInSeconds(), 'whsec_forged'),
  'the signature of the API key': (payload) =>
    sign(payload, nowInSeconds(), localStripeKeys.secretKey),
  'the signature of an empty secret': (payload) => sign(payload, nowInSeconds(), ' '),
  'the signature of another body': (payload) => sign(`${payload} `),
  'the signature under v0': (payload) => sign(payload).replace('v1=', 'v0='),
  'half the signature': (payload) => sign(payload).slice(0, -32),
  'the signature without its time': (payload) => sign(payload).replace(/^t=\d+,/, ''),
  'the signature with another time': (payload) =>
    sign(payload).replace(/^t=\d+/, `t=${nowInSeconds() - 1}`),
  'a signature of an hour ago': (payload) => sign(payload, nowInSeconds() - 3_600),
  'a signature of six minutes ago': (payload) => sign(payload, nowInSeconds() - 360),
  'a signature of 1970': (payload) => sign(payload, 1),
  'a signature of an hour ahead': (payload) => sign(payload, nowInSeconds() + 3_600),
  'a signature of the year 5000': (payload) => sign(payload, 95_617_584_000),
  'a second, later time': (payload) =>
    `${sign(payload, nowInSeconds() - 3_600)},t=${nowInSeconds()}`,
  'a second, earlier time': (payload) =>
    `t=${nowInSeconds()},${sign(payload, nowInSeconds() + 3_600)}`,
  'a time that is text': (payload) => sign(payload).replace(/^t=\d+/, 't=now'),
  'a time below zero': (payload) => sign(payload).replace(/^t=/, 't=-'),
};

const prepare = async () => [await victim(), await paymentEvent()];

refuses(
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

/** Signed as Stripe signs, by whoever has the secret: and still nothing comes of what is not so. */
refuses(
  'A signed event',
  [
    signed(
      'of a payment that Stripe does not know',
      { status: 500, code: 'internal' },
      about(() => ({ id: 'pi_none' })),
    ),
    signed('of no interest', { status: 200 }, () => forged({ type: 'product.created' })),
    signed('of a type that there is not', { status: 200 }, () => forged({ type: '__proto__' })),
    ...['', 'null', '{', '"x"', '1'].map((body) =>
      signed(
        `with the body ${body === '' ? 'of nothing' : body}`,
        { status: 400 },
        async () => body,
      ),
    ),
    signed('of 600,000 bytes', 'payload-too-large', () => forged({ x: 'x'.repeat(600_000) })),
  ],
  { prepare },
);

/** One event of Stripe's after another, as far as the shop's memory of them goes. */
let events = 0;

const anew = async (type: string, object: object, changes: object = {}): Promise<string> => {
  events += 1;
  const { data } = await paymentEvent();
  const told = { ...data.object, ...object };
  return forged({ id: `evt_abuse_${events}`, type, data: { object: told }, ...changes });
};

/** Other metadata than Stripe has: each would be another order, or another customer's. */
const otherMetadata: Readonly<Record<string, (victim: Victim) => Promise<object>>> = {
  'another checkout': async ({ openCheckoutId, uid }) => ({ checkoutId: openCheckoutId, uid }),
  'another customer': async ({ orderId }) => ({ checkoutId: orderId, uid: await attackerUid() }),
  'another checkout and customer': async ({ openCheckoutId }) => ({
    checkoutId: openCheckoutId,
    uid: await attackerUid(),
  }),
  'a checkout that nobody has': async ({ uid }) => ({ checkoutId: 'Nobody00000000000000', uid }),
  'a path for a checkout': async ({ uid }) => ({ checkoutId: `../users/${uid}`, uid }),
  'other items': async ({ orderId, uid }) => ({
    checkoutId: orderId,
    uid,
    items0: '[["I3006",1,99]]',
  }),
  nothing: async () => ({}),
};

const attackerUid = async () => (await cast()).attacker.user.uid;

/** A payment in the same Stripe account that has nothing to do with the shop. */
let foreign: Promise<Stripe.PaymentIntent> | undefined;
const foreignPayment = () => {
  foreign ??= stripe.paymentIntents.create({
    ...{ amount: 500, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { checkoutId: '../users/somebody', uid: 'somebody' },
  });
  return foreign;
};

/** What events say that Stripe, when asked, does not: by the event's type, and what it is about. */
const untrue: Readonly<Record<string, () => Promise<string>>> = {
  ...Object.fromEntries(
    Object.entries(otherMetadata).map(([name, metadata]) => [
      `naming ${name}`,
      async () => anew('payment_intent.succeeded', { metadata: await metadata(await victim()) }),
    ]),
  ),
  'telling that an open payment was taken': async () => {
    const { openIntentId, openCheckoutId, uid } = await victim();
    const metadata = { checkoutId: openCheckoutId, uid };
    return anew('payment_intent.succeeded', { id: openIntentId, status: 'succeeded', metadata });
  },
  'telling that a paid payment was canceled': () =>
    anew('payment_intent.canceled', { status: 'canceled', amount_received: 0 }),
  'telling of more money': () =>
    anew('payment_intent.succeeded', { amount: 99_999_999, amount_received: 99_999_999 }),
  'telling of a refund that was not made': async () => {
    const { paymentIntentId } = await victim();
    const refund = { id: 're_abuse', object: 'refund', status: 'succeeded', amount: 100 };
    return anew('refund.created', { ...refund, payment_intent: paymentIntentId });
  },
  'telling of a dispute that nobody opened': async () => {
    const { paymentIntentId } = await victim();
    const dispute = { id: 'dp_abuse', object: 'dispute', status: 'lost', amount: 100 };
    return anew('charge.dispute.closed', { ...dispute, payment_intent: paymentIntentId });
  },
  "of another account's, with this payment": () =>
    anew('payment_intent.succeeded', {}, { account: 'acct_foreign', livemode: true }),
  'of a payment that is not the shop’s': async () =>
    anew('payment_intent.succeeded', await foreignPayment()),
  'of a payment that is not the shop’s, with the victim’s metadata': async () => {
    const { orderId, uid } = await victim();
    const metadata = { checkoutId: orderId, uid };
    return anew('payment_intent.succeeded', { ...(await foreignPayment()), metadata });
  },
};

refuses(
  'A signed event that is not so',
  Object.entries(untrue).map(([name, body]) => signed(name, { status: 200 }, body)),
  {
    prepare: async () => [await prepare(), await cast(), await foreignPayment()],
    // That it has come is remembered, and nothing else.
    mayWrite: /^stripeEvents\/evt_abuse_\d+$/,
  },
);

refuses(
  'The address of the webhook',
  (['GET', 'PUT', 'PATCH', 'DELETE'] as const).map(
    (method): AbuseCase => ({
      name: `does not answer to ${method}`,
      expected: 'not-found',
      attempt: async () => apiReply(await ask(apiPaths.stripeWebhook, { method })),
    }),
  ),
  { prepare },
);

/** What has been processed already may come again, as often as Stripe or a listener likes. */
refuses(
  'A replayed event',
  [
    ...[1, 2, 3].map((time) => ({
      name: `changes nothing when it comes again, time ${time}`,
      expected: { status: 200 },
      attempt: async () => {
        const payload = JSON.stringify(await paymentEvent());
        return deliver(payload, sign(payload));
      },
    })),
  ],
  { prepare },
);
