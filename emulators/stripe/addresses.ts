/** Origins without a trailing slash. */
export interface Addresses {
  /** Stripe.js and the card form's frames. */
  scripts: string;
  /** Code that Stripe.js loads when mounting the first element; Stripe uses subdomains. */
  chunks: string;
  api: string;
  /** The 3-D Secure page. */
  hooks: string;
  receipts: string;
}

/** Defaults to the server's own address. */
export function addressesAt(own: string, chosen: Partial<Addresses> = {}): Addresses {
  return { scripts: own, chunks: own, api: own, hooks: own, receipts: own, ...chosen };
}
