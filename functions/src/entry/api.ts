import { onRequest } from 'firebase-functions/https';
import { auth, firestore } from '../platform/firebase.ts';
import { once } from '../platform/once.ts';
import {
  officeEmail,
  region,
  sellerAddress,
  sellerEmail,
  sellerName,
  sellerPhone,
  stripeApiBase,
  stripeSecretKey,
} from '../platform/parameters.ts';
import { connectToStripe } from '../platform/stripe/client.ts';
import { createApp } from './app.ts';
import { resources } from './resources.ts';

const stripe = once(() => connectToStripe(stripeApiBase.value(), stripeSecretKey.value()));

export const api = onRequest(
  {
    ...resources.api,
    region,
    secrets: [stripeSecretKey],
    invoker: 'public',
  },
  createApp({
    auth,
    firestore,
    stripe,
    officeEmail: () => officeEmail.value(),
    seller: () => ({
      name: sellerName.value(),
      address: sellerAddress
        .value()
        .split('|')
        .map((line) => line.trim()),
      phone: sellerPhone.value(),
      email: sellerEmail.value(),
    }),
  }),
);
