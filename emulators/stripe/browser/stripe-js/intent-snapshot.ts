import {
  integrationError,
  type PaymentIntent,
  parseIntentId,
  type StripeError,
} from '../stripe-api.ts';
import type { StripeContext } from './context.ts';
import { isPaymentIntent, retrieve } from './next-action.ts';

/** Fields that the form displays or that need the customer's consent. */
const watchedFields = ['amount', 'currency', 'setup_future_usage'] as const;

const finishedStatuses: readonly string[] = [
  'succeeded',
  'canceled',
  'processing',
  'requires_capture',
];

export class IntentSnapshot {
  readonly clientSecret: string;
  readonly loaded: Promise<StripeError | undefined>;
  readonly #stripe: StripeContext;
  #known: PaymentIntent | null = null;

  constructor(stripe: StripeContext, clientSecret: string) {
    this.clientSecret = clientSecret;
    this.#stripe = stripe;
    parseIntentId(clientSecret);
    this.loaded = this.load();
  }

  async load(): Promise<StripeError | undefined> {
    const { object, error } = await retrieve(this.#stripe, this.clientSecret);
    if (!isPaymentIntent(object)) return error;
    this.#known = object;
    if (!finishedStatuses.includes(object.status)) return undefined;
    return {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message:
        `This PaymentIntent is ${object.status} and cannot be used to initialize Elements. ` +
        'Create a new PaymentIntent and use its client secret.',
      payment_intent: object,
    };
  }

  /**
   * Throws if the intent has changed since the form was rendered, because the payment wouldn't match
   * what the customer sees. The API reports other errors.
   */
  async rejectStale(): Promise<void> {
    await this.loaded;
    const { object } = await retrieve(this.#stripe, this.clientSecret);
    const known = this.#known;
    if (known === null || !isPaymentIntent(object)) return;
    const changed = watchedFields.filter((name) => known[name] !== object[name]);
    if (changed.length === 0) return;
    throw integrationError(
      `The PaymentIntent was updated (${changed.join(', ')}) after Elements was initialized with it. ` +
        'Call elements.fetchUpdates() and wait for it before stripe.confirmPayment().',
    );
  }

  update(intent: unknown): void {
    if (isPaymentIntent(intent)) this.#known = intent;
  }
}
