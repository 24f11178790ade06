import { onRequest } from 'firebase-functions/https';
import { createApp } from '../api/app.ts';
import {
  officeEmail,
  region,
  sellerAddress,
  sellerEmail,
  sellerName,
  sellerPhone,
  stripeApiBase,
  stripeSecretKey,
} from '../configuration.ts';
import { auth, firestore } from '../firebase.ts';
import { once } from '../once.ts';
import { connectToStripe } from '../stripe/client.ts';
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
