import { onSchedule } from 'firebase-functions/scheduler';
import { officeEmail, region, stripeApiBase, stripeSecretKey } from '../configuration.ts';
import { firestore } from '../firebase.ts';
import { once } from '../once.ts';
import type { RecordingServices } from '../payments/record-payment.ts';
import { dateRecords } from '../reconciliation/date-records.ts';
import { reconcilePayments as reconcile } from '../reconciliation/reconcile-payments.ts';
import { connectToStripe } from '../stripe/client.ts';
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
