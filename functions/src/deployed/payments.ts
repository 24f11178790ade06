import { reconcileOrderRequest } from '@dental-shop/domain/api/staff/reconcile-order';
import { refundOrderRequest } from '@dental-shop/domain/api/staff/refund-order';
import { onSchedule } from 'firebase-functions/scheduler';
import { officeEmail, region, stripeApiBase, stripeSecretKey } from '../configuration.ts';
import { firestore } from '../firebase.ts';
import { once } from '../once.ts';
import type { RecordingServices } from '../payments/record-payment.ts';
import { reconcileOrder as reconcile } from '../reconciliation/reconcile-order.ts';
import { reconcilePayments as reconcileAll } from '../reconciliation/reconcile-payments.ts';
import { refundOrder as refund } from '../refund/refund-order.ts';
import { staffCallable } from '../staff/staff-callable.ts';
import { connectToStripe } from '../stripe/client.ts';

const services: RecordingServices = {
  firestore,
  stripe: once(() => connectToStripe(stripeApiBase.value(), stripeSecretKey.value())),
  officeEmail: () => officeEmail.value(),
};

const options = { secrets: [stripeSecretKey], memory: '512MiB' as const };

/** Stripe may be slow, and answering before it has would leave staff without knowing. */
const patient = { ...options, timeoutSeconds: 60 };

export const refundOrder = staffCallable(patient, {
  name: 'refundOrder',
  input: refundOrderRequest,
  act: (input, staffUid) => refund(services, staffUid, input),
});

export const reconcileOrder = staffCallable(patient, {
  name: 'reconcileOrder',
  input: reconcileOrderRequest,
  act: (input, staffUid) => reconcile(services, staffUid, input),
});

export const reconcilePayments = onSchedule(
  { ...options, region, schedule: 'every 1 hours', timeoutSeconds: 540, maxInstances: 1 },
  () => reconcileAll(services),
);
