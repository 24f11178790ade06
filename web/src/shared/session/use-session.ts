import { useSyncExternalStore } from 'react';
import type { Session, SignedInSession } from './session.ts';
import { currentSession, subscribeToSession } from './session-store.ts';
import { startSession } from './start-session.ts';

const whilePrerendering: Session = { status: 'loading' };

function subscribe(subscriber: () => void): () => void {
  const unsubscribe = subscribeToSession(subscriber);
  startSession();
  return unsubscribe;
}

/** Who is using the shop; `loading` in prerendered pages and until they are hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => whilePrerendering);
}

function signedInSession(): SignedInSession | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session : undefined;
}

/**
 * The session of whoever is signed in; undefined for a visitor, and while nothing is known. For what looks the same in
 * both cases: it does not render again for a visitor, whose session is known only once the page is hydrated.
 */
export function useSignedInSession(): SignedInSession | undefined {
  return useSyncExternalStore(subscribe, signedInSession, () => undefined);
}
