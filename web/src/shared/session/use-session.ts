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

/** `loading` until the page is hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => whilePrerendering);
}

function signedInSession(): SignedInSession | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session : undefined;
}

/** Undefined for visitors. Also undefined while loading, so visitors' pages don't re-render. */
export function useSignedInSession(): SignedInSession | undefined {
  return useSyncExternalStore(subscribe, signedInSession, () => undefined);
}
