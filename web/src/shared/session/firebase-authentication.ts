import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { environment } from '../config/environment.ts';
import { firebaseApp } from './firebase-app.ts';

function connected(auth: Auth): Auth {
  const { authEmulatorUrl } = environment;
  if (authEmulatorUrl) connectAuthEmulator(auth, authEmulatorUrl, { disableWarnings: true });
  return auth;
}

/**
 * Not `getAuth()`: that brings a popup resolver, which on phones fetches a script from a foreign
 * host at start-up, and nobody signs in by popup here.
 */
export const firebaseAuthentication = connected(
  initializeAuth(firebaseApp, { persistence: browserLocalPersistence }),
);

/**
 * Gives `use` an Auth of its own, and deletes it afterwards: a registration must not sign the
 * person who uses the shop in or out, here or in another tab.
 */
export async function withSeparateAuthentication<Result>(
  use: (auth: Auth) => Promise<Result>,
): Promise<Result> {
  const app = initializeApp(environment.firebase, crypto.randomUUID());
  try {
    return await use(connected(initializeAuth(app, { persistence: inMemoryPersistence })));
  } finally {
    await deleteApp(app);
  }
}
