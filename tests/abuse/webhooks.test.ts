import { apiPaths } from '@dental-shop/domain/api/paths';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import type Stripe from 'stripe';
import { ask } from '../shop/api.ts';
import { eventsOf, stripe } from '../shop/stripe.ts';
import { type Victim, victim } from './fixture.ts';
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
