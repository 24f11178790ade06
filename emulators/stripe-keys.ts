/** Keys of the local Stripe. They open nothing else: no account anywhere has them. */
export const localStripeKeys = {
  secretKey: 'sk_test_local_dental_shop',
  publishableKey: 'pk_test_local_dental_shop',
  webhookSecret: 'whsec_local_dental_shop',
} as const;
