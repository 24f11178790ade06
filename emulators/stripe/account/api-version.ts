import Stripe from 'stripe';

/** The installed `stripe` package's version, which the Stripe emulator imitates. */
export const stripeApiVersion: string = Stripe.API_VERSION;
