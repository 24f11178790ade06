import Stripe from 'stripe';

/** The installed `stripe` package's version, which the local Stripe imitates. */
export const stripeApiVersion: string = Stripe.API_VERSION;
