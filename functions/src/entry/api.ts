import { onRequest } from 'firebase-functions/https';
import { auth, firestore } from '../platform/firebase.ts';
import { officeEmail, readSeller, region } from '../platform/parameters.ts';
import { createApp } from './app.ts';
import { appCheck } from './app-check.ts';
import { resources } from './runtime-options.ts';
import { bindFormerAccounts, bindStripe } from './secrets.ts';

const { secrets, stripe } = bindStripe();
const formerAccounts = bindFormerAccounts();

export const api = onRequest(
  {
    ...resources.api,
    region,
    secrets: [...secrets, ...formerAccounts.secrets],
    invoker: 'public',
  },
  createApp({
    auth,
    firestore,
    stripe,
    formerAccountsKey: formerAccounts.formerAccountsKey,
    officeEmail: () => officeEmail.value(),
    seller: readSeller,
    appCheck,
  }),
);
