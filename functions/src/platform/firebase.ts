import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

export interface Firebase {
  auth: Auth;
  firestore: Firestore;
}

export interface OfficeServices {
  firestore: Firestore;
  officeEmail: () => string;
}

const app = initializeApp();

export const auth = getAuth(app);
export const firestore = getFirestore(app);
