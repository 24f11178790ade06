import { createListeners } from '../ui/create-listeners.ts';
import type { Session } from './session.ts';

let session: Session = { status: 'loading' };
let isFrozen = false;
const listeners = createListeners();
const signOutListeners = createListeners();

function getUid(value: Session): string | undefined {
  return value.status === 'signed-in' ? value.user.uid : undefined;
}

function isSameSession(one: Session, other: Session): boolean {
  return one.status === other.status && getUid(one) === getUid(other);
}

export function currentSession(): Session {
  return session;
}

export const subscribeToSession = listeners.subscribe;

function replaceSession(next: Session): void {
  if (isSameSession(session, next)) return;
  const wasSignedIn = session.status === 'signed-in';
  session = next;
  // These listeners run first, so the next render doesn't show the previous user's data.
  if (wasSignedIn) signOutListeners.notify();
  listeners.notify();
}

export function publishSession(next: Session): void {
  if (!isFrozen) replaceSession(next);
}

export function notifyClaimsChanged(): void {
  session = { ...session };
  listeners.notify();
}

/** Keeps the session `loading` while the page unloads, so no screen redirects to the login page. */
export function freezeSession(): void {
  isFrozen = true;
  replaceSession({ status: 'loading' });
}

/** Also called if a different user signs in or if another tab signs out. */
export const onSignOut = signOutListeners.subscribe;
