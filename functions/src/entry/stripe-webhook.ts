import { onRequest } from 'firebase-functions/https';
import { firestore } from '../platform/firebase.ts';
import { once } from '../platform/once.ts';
import {
  officeEmail,
  region,
  stripeApiBase,
  stripeSecretKey,
  stripeWebhookSecret,
} from '../platform/parameters.ts';
import { connectToStripe } from '../platform/stripe/client.ts';
import { handleStripeWebhook } from './handle-stripe-webhook.ts';
import { resources } from './resources.ts';

const stripe = once(() => connectToStripe(stripeApiBase.value(), stripeSecretKey.value()));

/** Apart from the API: it alone holds the signing secret, and a flood there does not reach it. */
export const stripeWebhook = onRequest(
  {
    ...resources.stripeWebhook,
    region,
    secrets: [stripeSecretKey, stripeWebhookSecret],
    invoker: 'public',
  },
  (request, response) =>
    handleStripeWebhook(
      {
        firestore,
        stripe,
        officeEmail: () => officeEmail.value(),
        secret: () => stripeWebhookSecret.value(),
      },
      request,
      response,
    ),
);
