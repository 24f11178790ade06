import { onSchedule } from 'firebase-functions/scheduler';
import { dateRecords } from '../orders/date-records.ts';
import { reconcilePayments as reconcile } from '../payments/reconcile/reconcile-payments.ts';
import type { RecordingServices } from '../payments/record/record-payment.ts';
import { firestore } from '../platform/firebase.ts';
import { once } from '../platform/once.ts';
import { officeEmail, region, stripeApiBase, stripeSecretKey } from '../platform/parameters.ts';
import { connectToStripe } from '../platform/stripe/client.ts';
import { resources } from './resources.ts';

const services: RecordingServices = {
  firestore,
  stripe: once(() => connectToStripe(stripeApiBase.value(), stripeSecretKey.value())),
  officeEmail: () => officeEmail.value(),
};

export const reconcilePayments = onSchedule(
  {
    ...resources.reconcilePayments,
    region,
    secrets: [stripeSecretKey],
    schedule: 'every 1 hours',
  },
  async () => {
    await dateRecords(firestore);
    await reconcile(services);
  },
);
