import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { environment } from '../config/environment.ts';
import { firebaseApp } from '../session/firebase-app.ts';
// Firestore reads as nobody where it starts before Auth: this import makes sure that it does not.
import '../session/firebase-authentication.ts';

function connected(firestore: Firestore): Firestore {
  const { firestoreEmulator } = environment;
  if (firestoreEmulator) {
    connectFirestoreEmulator(firestore, firestoreEmulator.host, firestoreEmulator.port);
  }
  return firestore;
}

/** The full SDK, over 100 KB: only for what is loaded behind account, checkout and staff routes. */
export const firestore = connected(getFirestore(firebaseApp));
