import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { Seller } from '../orders/invoice/invoice-data.ts';

/** What the API needs of the outside world. */
export interface Services {
  auth: Auth;
  firestore: Firestore;
  /** Called at the time of use: secrets have no value while functions are being deployed. */
  stripe: () => Stripe;
  /** Where messages of visitors and news of waiting accounts go. */
  officeEmail: () => string;
  /** Whom invoices and certificates are from. */
  seller: () => Seller;
}
