import { onRequest } from 'firebase-functions/https';
import { createApp } from '../api/app.ts';
import {
  apiMinimumInstances,
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

const stripe = once(() => connectToStripe(stripeApiBase.value(), stripeSecretKey.value()));

export const api = onRequest(
  {
    region,
    secrets: [stripeSecretKey],
    memory: '512MiB',
    timeoutSeconds: 60,
    concurrency: 80,
    minInstances: apiMinimumInstances,
    maxInstances: 20,
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
