import { ports, stripeUrl } from './addresses.ts';

export interface StripeAccount {
  /** Without a path. */
  apiBase: string;
  scriptUrl: string | undefined;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Not valid for any real account. */
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
