import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
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
