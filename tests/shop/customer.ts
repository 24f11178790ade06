import { randomUUID } from 'node:crypto';
import { ports, projectId } from '@dental-shop/emulators/addresses';
import { demoAccounts, demoPassword } from '@dental-shop/emulators/demo-accounts';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';

/** A user with their own Firebase app, as if in a separate browser tab. */
export interface Person {
  user: User;
  email: string;
  firestore: Firestore;
  /** The current ID token. With `refresh`, requests a new one without signing in again. */
  token: (refresh?: boolean) => Promise<string>;
}

const tabs: FirebaseApp[] = [];

export async function closeTabs(): Promise<void> {
  await Promise.all(tabs.splice(0).map(deleteApp));
}

function openTab() {
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, randomUUID());
  tabs.push(app);
  const auth = initializeAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, '127.0.0.1', ports.firestore);
  return { auth, firestore };
}

const person = (user: User, email: string, firestore: Firestore): Person => ({
  user,
  email,
  firestore,
  token: (refresh = false) => user.getIdToken(refresh),
});

/** Creates an account in Firebase Authentication without registering it with the shop. */
export async function newPerson(email = `${randomUUID()}@example.com`): Promise<Person> {
  const { auth, firestore } = openTab();
  const { user } = await createUserWithEmailAndPassword(auth, email, demoPassword);
  const { authTime, issuedAtTime } = await user.getIdTokenResult();
  if (authTime === issuedAtTime) return person(user, email, firestore);
  // If a new second began during the sign-up, the Auth emulator considers the account's first tokens revoked.
  const again = await signInWithEmailAndPassword(auth, email, demoPassword);
  return person(again.user, email, firestore);
}

export function signIn(account: keyof typeof demoAccounts): Promise<Person> {
  return signInAs(demoAccounts[account]);
}

export async function signInAs(email: string): Promise<Person> {
  const { auth, firestore } = openTab();
  const { user } = await signInWithEmailAndPassword(auth, email, demoPassword);
  return person(user, email, firestore);
}
