import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { environment } from '../config/environment.ts';
// Imported first, or Firestore's first requests would lack the App Check token.
import '../app-check/app-check.ts';
import { firebaseApp } from '../session/firebase-app.ts';
// Imported first: Firestore reads as a signed-out user if it starts before Auth.
import '../session/firebase-authentication.ts';

function connected(firestore: Firestore): Firestore {
  const { firestoreEmulator } = environment;
  if (firestoreEmulator) {
    connectFirestoreEmulator(firestore, firestoreEmulator.host, firestoreEmulator.port);
  }
  return firestore;
}

/** Over 100 KB, so import it only in code for signed-in users. */
export const firestore = connected(getFirestore(firebaseApp));
