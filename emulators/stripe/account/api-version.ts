import Stripe from 'stripe';

/** The API version that the installed `stripe` package speaks, and so the one imitated. */
export const stripeApiVersion: string = Stripe.API_VERSION;
