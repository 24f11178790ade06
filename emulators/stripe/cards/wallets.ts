/** Names from the PaymentElement's `wallets` option. */
export const wallets = ['link', 'applePay', 'googlePay'] as const;
export type Wallet = (typeof wallets)[number];

/** Names in a card's `wallet.type`. */
export const walletTypes = {
  link: 'link',
  applePay: 'apple_pay',
  googlePay: 'google_pay',
} as const satisfies Record<Wallet, string>;

/** Sent instead of a card number. */
export const walletToken = (wallet: Wallet) => `tok_${walletTypes[wallet]}`;
