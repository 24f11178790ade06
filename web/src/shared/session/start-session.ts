import { authentication } from './authentication-service.ts';
import { currentSession, publishSession, subscribeToSession } from './session-store.ts';
import { signInHintKey, writeSignInHint } from './sign-in-hint.ts';
import { readStoredUser } from './stored-sign-in.ts';

let started = false;

function loadFirebaseAuth(): void {
  authentication().catch((error: unknown) => {
    // Keeps the stored sign-in. The next call that needs Firebase Auth tries again.
    console.warn('Firebase Auth could not be loaded.', { error });
  });
}

/** Reads storage, because Firebase Auth would need a chunk and a request to restore the same user. */
function restoreSession(): void {
  const user = readStoredUser();
  if (!user) {
    publishSession({ status: 'signed-out' });
    return;
  }
  publishSession({ status: 'signed-in', user: { uid: user.uid, email: user.email } });
  loadFirebaseAuth();
}

/** `key` is null if another tab has cleared all storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === signInHintKey || key === null) restoreSession();
}

/** A page from the back/forward cache may show a signed-out user's data. */
function reloadIfOutdated({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const session = currentSession();
  const uid = session.status === 'signed-in' ? session.user.uid : undefined;
  if (session.status === 'loading' || readStoredUser()?.uid !== uid) window.location.reload();
}

export function startSession(): void {
  if (started) return;
  started = true;
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', reloadIfOutdated);
  subscribeToSession(() => {
    const { status } = currentSession();
    if (status !== 'loading') writeSignInHint(status === 'signed-in');
  });
  restoreSession();
}
