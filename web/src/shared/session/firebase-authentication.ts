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

/** Doesn't use `getAuth()`, because its popup resolver loads a third-party script on phones. */
export const firebaseAuthentication = connected(
  initializeAuth(firebaseApp, { persistence: browserLocalPersistence }),
);

/** A temporary Auth instance, because registering must not change who is signed in, here or in another tab. */
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
