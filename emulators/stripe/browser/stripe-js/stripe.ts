import { callApi, formFields, integrationError, parseIntentId } from '../stripe-api.ts';
import { resolveLanguage } from '../translations.ts';
import {
  type CardPaymentData,
  type ConfirmPaymentOptions,
  confirmCardPayment,
  confirmPayment,
} from './confirm.ts';
import { named, type StripeContext } from './context.ts';
import type { CardElement } from './element.ts';
import { createElements, type Elements, type ElementsOptions } from './elements.ts';
import { handleNextAction } from './next-action.ts';

export interface StripeJsOptions {
  locale?: string;
}

type NewPaymentMethod =
  | { elements: Elements; params?: { billing_details?: object } }
  | { type: 'card'; card: CardElement; billing_details?: object };

export function createStripe(
  { origin, api }: { origin: string; api: string },
  publishableKey: string,
  options?: StripeJsOptions,
) {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw integrationError('Invalid value for Stripe(): apiKey should be a publishable key.');
  }
  const stripe: StripeContext = {
    origin,
    publishableKey,
    language: resolveLanguage(options?.locale),
    api: (method, path, fields) => callApi(api, publishableKey, method, path, fields),
  };
  const cardAction = async (clientSecret: string) =>
    named(stripe, 'paymentIntent', await handleNextAction(stripe, clientSecret));

  return {
    elements: (elementsOptions?: ElementsOptions) => createElements(stripe, elementsOptions),
    confirmPayment: (given: ConfirmPaymentOptions) => confirmPayment(stripe, given),
    confirmCardPayment: (
      clientSecret: string,
      data?: CardPaymentData,
      choice?: { handleActions?: boolean },
    ) => confirmCardPayment(stripe, clientSecret, data, choice?.handleActions ?? true),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => cardAction(clientSecret),
    handleCardAction: cardAction,
    retrievePaymentIntent: async (clientSecret: string) => {
      const path = `payment_intents/${parseIntentId(clientSecret)}`;
      const found = await stripe.api('GET', path, { client_secret: clientSecret });
      return named(stripe, 'paymentIntent', found);
    },
    createPaymentMethod: async (given: NewPaymentMethod) => {
      const element = 'elements' in given ? given.elements.cardElement() : given.card;
      const details = 'elements' in given ? given.params?.billing_details : given.billing_details;
      const fields = formFields({ billing_details: details });
      const made = await element.request({ ask: 'create-payment-method', fields });
      return named(stripe, 'paymentMethod', made);
    },
    createToken: async () => {
      throw integrationError(
        "The local Stripe.js doesn't support tokens. Use createPaymentMethod.",
      );
    },
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  };
}
