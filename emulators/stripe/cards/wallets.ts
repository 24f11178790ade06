/** Wallets of the PaymentElement, by the names of its `wallets` option. */
export const wallets = ['link', 'applePay', 'googlePay'] as const;
export type Wallet = (typeof wallets)[number];

/** By what Stripe calls a wallet in a card's `wallet.type`. */
export const walletTypes = {
  link: 'link',
  applePay: 'apple_pay',
  googlePay: 'google_pay',
} as const satisfies Record<Wallet, string>;

/** What the form sends in place of a number, for a wallet that has chosen its card. */
export const walletToken = (wallet: Wallet) => `tok_${walletTypes[wallet]}`;
