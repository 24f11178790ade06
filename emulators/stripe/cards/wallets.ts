export const wallets = ['link', 'applePay', 'googlePay'] as const;
export type Wallet = (typeof wallets)[number];

export const walletTypes = {
  link: 'link',
  applePay: 'apple_pay',
  googlePay: 'google_pay',
} as const satisfies Record<Wallet, string>;

export const walletToken = (wallet: Wallet) => `tok_${walletTypes[wallet]}`;
