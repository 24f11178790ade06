import type { Auth } from 'firebase/auth';
import { loadAnew } from '../loading/load-chunk.ts';
import { publishSession } from './session-store.ts';

let loading: Promise<Auth> | undefined;

async function load(): Promise<Auth> {
  const { firebaseAuthentication } = await loadAnew(() => import('./firebase-authentication.ts'));
  firebaseAuthentication.onAuthStateChanged((user) => {
    publishSession(
      user
        ? { status: 'signed-in', user: { uid: user.uid, email: user.email ?? '' } }
        : { status: 'signed-out' },
    );
  });
  return firebaseAuthentication;
}

/** Lazy-loaded, because visitors don't need it. Rejects if its chunk fails to load; the next call tries again. */
export function authentication(): Promise<Auth> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
