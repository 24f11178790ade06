import type { Auth } from 'firebase/auth';
import { loadOnce, loadWithRetry } from '../loading/load-chunk.ts';
import { publishSession } from './session-store.ts';

/** Lazy-loaded, because visitors don't need it. Rejects if its chunk fails to load. */
export const authentication = loadOnce(async (): Promise<Auth> => {
  const { firebaseAuthentication } = await loadWithRetry(
    () => import('./firebase-authentication.ts'),
  );
  firebaseAuthentication.onAuthStateChanged((user) => {
    publishSession(
      user
        ? { status: 'signed-in', user: { uid: user.uid, email: user.email ?? '' } }
        : { status: 'signed-out' },
    );
  });
  return firebaseAuthentication;
});
