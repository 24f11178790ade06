/** Where browsers find the parts of Stripe; each an origin, without a slash at the end. */
export interface Addresses {
  /** Stripe.js and the frames of the card form. */
  scripts: string;
  /** Code that Stripe.js loads when a page first mounts an element; Stripe has it on subdomains. */
  chunks: string;
  api: string;
  /** The bank's page of 3-D Secure. */
  hooks: string;
  receipts: string;
}

/** What was not chosen is at the server's own address. */
export function addressesAt(own: string, chosen: Partial<Addresses> = {}): Addresses {
  return { scripts: own, chunks: own, api: own, hooks: own, receipts: own, ...chosen };
}
