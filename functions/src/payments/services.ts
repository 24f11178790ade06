import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { OfficeServices } from '../platform/firebase.ts';

export interface PaymentServices {
  firestore: Firestore;
  stripe: Stripe;
}

export interface RecordingServices extends OfficeServices {
  stripe: () => Stripe;
}
