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

/** `loading` in prerendered pages until they are hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => whilePrerendering);
}

function signedInSession(): SignedInSession | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session : undefined;
}

/** Undefined for a visitor and while the session is unknown: a visitor's page doesn't re-render. */
export function useSignedInSession(): SignedInSession | undefined {
  return useSyncExternalStore(subscribe, signedInSession, () => undefined);
}
