import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';

export interface PaymentServices {
  firestore: Firestore;
  stripe: Stripe;
}

export interface RecordingServices {
  firestore: Firestore;
  /** Called at run time, because secrets have no value during a deploy. */
  stripe: () => Stripe;
  officeEmail: () => string;
}
