/** The wallets of Stripe's Payment Element, by the names of its `wallets` option. */
export const paymentWallets = ['link', 'applePay', 'googlePay'] as const;
export type PaymentWallet = (typeof paymentWallets)[number];
