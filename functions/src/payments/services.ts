import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';

export interface PaymentServices {
  firestore: Firestore;
  stripe: Stripe;
}

export interface RecordingServices {
  firestore: Firestore;
  stripe: () => Stripe;
  officeEmail: () => string;
}
