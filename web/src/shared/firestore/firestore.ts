import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { environment } from '../config/environment.ts';
// First: without it, Firestore's first questions would go out without App Check's token.
import '../app-check/app-check.ts';
import { firebaseApp } from '../session/firebase-app.ts';
// First: Firestore reads as a signed-out user if it starts before Auth.
import '../session/firebase-authentication.ts';

function connected(firestore: Firestore): Firestore {
  const { firestoreEmulator } = environment;
  if (firestoreEmulator) {
    connectFirestoreEmulator(firestore, firestoreEmulator.host, firestoreEmulator.port);
  }
  return firestore;
}

/** The full SDK, over 100 KB: only for account, checkout and staff, and for who is signed in, on demand. */
export const firestore = connected(getFirestore(firebaseApp));
