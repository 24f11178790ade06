/** Wallets of the PaymentElement, by the names of its `wallets` option. */
export const wallets = ['link', 'applePay', 'googlePay'] as const;
export type Wallet = (typeof wallets)[number];

/** A wallet's name in a card's `wallet.type`. */
export const walletTypes = {
  link: 'link',
  applePay: 'apple_pay',
  googlePay: 'google_pay',
} as const satisfies Record<Wallet, string>;

/** The token that the form sends instead of a card number. */
export const walletToken = (wallet: Wallet) => `tok_${walletTypes[wallet]}`;
