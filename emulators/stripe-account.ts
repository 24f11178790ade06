import { ports, stripeUrl } from './addresses.ts';

/** The Stripe account that the shop in the emulators takes money with. */
export interface StripeAccount {
  /** Address of the API, without a path. */
  apiBase: string;
  /** Address of Stripe.js; undefined for Stripe's own. */
  scriptUrl: string | undefined;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Keys of the local Stripe; no real account has them. */
export const localStripeKeys = {
  secretKey: 'sk_test_local_dental_shop',
  publishableKey: 'pk_test_local_dental_shop',
  webhookSecret: 'whsec_local_dental_shop',
} as const;

export const localStripeAccount: StripeAccount = {
  ...localStripeKeys,
  apiBase: `http://127.0.0.1:${ports.stripe}`,
  scriptUrl: `${stripeUrl}/endive/stripe.js`,
};
