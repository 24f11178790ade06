/** Origins without a trailing slash. */
export interface Addresses {
  scripts: string;
  /**
   * Code that Stripe.js loads when mounting the first element. Stripe serves it from subdomains.
   */
  chunks: string;
  api: string;
  hooks: string;
  receipts: string;
}

export function addressesAt(own: string, chosen: Partial<Addresses> = {}): Addresses {
  return { scripts: own, chunks: own, api: own, hooks: own, receipts: own, ...chosen };
}
