import { type Wallet, wallets } from '../../cards/wallets.ts';
import type { AppearanceVariables, CardFormSettings, ElementType } from '../messages.ts';
import { integrationError, type StripeError } from '../stripe-api.ts';
import { resolveLanguage } from '../translations.ts';
import type { StripeContext } from './context.ts';
import { CardElement } from './element.ts';
import { IntentSnapshot } from './intent-snapshot.ts';

export interface ElementsOptions {
  clientSecret?: string;
  customerSessionClientSecret?: string;
  mode?: 'payment' | 'setup' | 'subscription';
  locale?: string;
  appearance?: { theme?: string; variables?: AppearanceVariables };
  paymentMethodTypes?: unknown;
}

interface ElementOptions {
  hidePostalCode?: boolean;
  wallets?: Partial<Record<Wallet, string>>;
  fields?: {
    billingDetails?: 'never' | 'auto' | { address?: 'never' | 'auto' | { postalCode?: string } };
  };
}

const nightVariables: AppearanceVariables = {
  colorBackground: '#1b1f24',
  colorText: '#f2f5f7',
  colorDanger: '#ff8f8f',
};

export class Elements {
  readonly #stripe: StripeContext;
  readonly #elements = new Map<ElementType, CardElement>();
  readonly intent: IntentSnapshot | null;
  #submitted = false;
  #options: ElementsOptions;

  constructor(stripe: StripeContext, options: ElementsOptions) {
    this.#stripe = stripe;
    this.#options = options;
    rejectRemovedOption(options);
    if (options.locale !== undefined) stripe.language = resolveLanguage(options.locale);
    const { clientSecret } = options;
    this.intent = clientSecret === undefined ? null : new IntentSnapshot(stripe, clientSecret);
  }

  takeSubmission(): boolean {
    const submitted = this.#submitted;
    this.#submitted = false;
    return submitted;
  }

  create(type: string, options: ElementOptions = {}): CardElement {
    if (type !== 'payment' && type !== 'card') {
      throw integrationError(
        `The local Stripe.js doesn't support the element '${type}'. Use payment or card.`,
      );
    }
    if (this.#elements.has(type)) {
      throw integrationError(`Can only create one Element of type ${type}.`);
    }
    if (type === 'payment' && this.intent === null && this.#options.mode === undefined) {
      throw integrationError(
        'In order to create a payment element, you must pass a clientSecret or mode when creating ' +
          'the Elements group.',
      );
    }
    const element = new CardElement({
      origin: this.#stripe.origin,
      settings: this.#settings(type, options),
      loaded: this.intent?.loaded ?? Promise.resolve(undefined),
      forget: () => this.#elements.delete(type),
    });
    this.#elements.set(type, element);
    return element;
  }

  getElement(wanted: string | { __elementType?: string }): CardElement | null {
    const type = typeof wanted === 'string' ? wanted : wanted.__elementType;
    return type === 'payment' || type === 'card' ? (this.#elements.get(type) ?? null) : null;
  }

  cardElement(): CardElement {
    const element = this.#elements.get('payment') ?? this.#elements.get('card');
    if (element !== undefined) return element;
    throw integrationError('Elements should have a mounted Payment Element.');
  }

  paymentElement(): CardElement {
    const element = this.#elements.get('payment');
    if (element?.isMounted) return element;
    throw integrationError(
      'Invalid value for stripe.confirmPayment(): elements should have a mounted Payment Element ' +
        `or Express Checkout Element.${this.#elements.size > 0 ? ' It looks like you have other Elements on the page.' : ''}`,
    );
  }

  update(changes: ElementsOptions): void {
    rejectRemovedOption(changes);
    this.#options = { ...this.#options, ...changes };
    if (changes.locale !== undefined) this.#stripe.language = resolveLanguage(changes.locale);
    const { language, variables } = this.#settings('payment', {});
    for (const element of this.#elements.values()) element.configure({ language, variables });
  }

  async submit(): Promise<{ error?: StripeError; selectedPaymentMethod?: string }> {
    const { error } = await this.cardElement().request({ ask: 'validate' });
    this.#submitted = error === undefined;
    return error === undefined ? { selectedPaymentMethod: 'card' } : { error };
  }

  async fetchUpdates(): Promise<{ error?: { message: string; status?: string } }> {
    const error = await this.intent?.load();
    if (error === undefined) return {};
    const status = error.payment_intent?.status;
    return { error: { message: error.message, ...(status !== undefined && { status }) } };
  }

  on(): this {
    return this;
  }

  #settings(elementType: ElementType, options: ElementOptions): CardFormSettings {
    const { appearance } = this.#options;
    const theme = appearance?.theme === 'night' ? nightVariables : {};
    return {
      elementType,
      publishableKey: this.#stripe.publishableKey,
      language: this.#stripe.language,
      variables: { ...theme, ...appearance?.variables },
      needsPostalCode: asksPostalCode(options),
      wallets: elementType === 'payment' ? acceptedWallets(options) : [],
      customerSession:
        elementType === 'payment' ? (this.#options.customerSessionClientSecret ?? null) : null,
    };
  }
}

export function createElements(stripe: StripeContext, options: ElementsOptions = {}): Elements {
  return new Elements(stripe, options);
}

function rejectRemovedOption(options: ElementsOptions): void {
  if (options.paymentMethodTypes === undefined) return;
  throw integrationError(
    'paymentMethodTypes is no longer supported. Use allowedPaymentMethodTypes.',
  );
}

function asksPostalCode(options: ElementOptions): boolean {
  const billing = options.fields?.billingDetails;
  if (options.hidePostalCode || billing === 'never') return false;
  const address = typeof billing === 'object' ? billing.address : undefined;
  if (address === 'never') return false;
  return typeof address !== 'object' || address.postalCode !== 'never';
}

function acceptedWallets({ wallets: given = {} }: ElementOptions): Wallet[] {
  return wallets.filter((wallet) => {
    const choice = given[wallet] ?? 'auto';
    if (choice === 'auto' || choice === 'never') return choice === 'auto';
    throw integrationError(
      `Invalid value for elements.create('payment'): wallets.${wallet} should be one of the following strings: auto, never. You specified: ${choice}.`,
    );
  });
}
