import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';

/** What everything needs that looks at a payment on both sides. */
export interface PaymentServices {
  firestore: Firestore;
  stripe: Stripe;
}
