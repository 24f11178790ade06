import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';

/** What is needed to work on a payment here and at Stripe. */
export interface PaymentServices {
  firestore: Firestore;
  stripe: Stripe;
}

/** What recording a payment needs. */
export interface RecordingServices {
  firestore: Firestore;
  /** Called at the time of use: secrets have no value while functions are being deployed. */
  stripe: () => Stripe;
  /** Where the mails about disputes and other trouble go. */
  officeEmail: () => string;
}
