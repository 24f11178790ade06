import {
  integrationError,
  intentIdOf,
  type PaymentIntent,
  type StripeError,
} from '../stripe-api.ts';
import type { StripeContext } from './context.ts';
import { isPaymentIntent, retrieve } from './next-action.ts';

/** What a form shows of an intent, or asks the customer's consent for. */
const watchedFields = ['amount', 'currency', 'setup_future_usage'] as const;

/** Statuses in which the intent takes no card any more. */
const finishedStatuses: readonly string[] = [
  'succeeded',
  'canceled',
  'processing',
  'requires_capture',
];

/** The intent of an Elements group, as the group knows it. */
export class KnownIntent {
  readonly clientSecret: string;
  /** Resolves to why no form can be drawn for the intent, or to undefined. */
  readonly loaded: Promise<StripeError | undefined>;
  readonly #stripe: StripeContext;
  #known: PaymentIntent | null = null;

  constructor(stripe: StripeContext, clientSecret: string) {
    this.clientSecret = clientSecret;
    this.#stripe = stripe;
    intentIdOf(clientSecret);
    this.loaded = this.load();
  }

  /** Looks at the intent anew. Resolves to what went wrong, or to undefined. */
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
   * Throws where the server has changed the intent since the form was drawn: the customer would pay, or
   * save a card, other than they were shown. What else may be wrong with it the API will say.
   */
  async refuseStale(): Promise<void> {
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

  /** A confirmation may itself change the intent, which the form then knows. */
  hear(intent: unknown): void {
    if (isPaymentIntent(intent)) this.#known = intent;
  }
}
