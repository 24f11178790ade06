import { createListeners } from '../ui/create-listeners.ts';
import type { Session } from './session.ts';

let session: Session = { status: 'loading' };
let leaving = false;
const listeners = createListeners();
const signOutListeners = createListeners();

function uidOf(of: Session): string | undefined {
  return of.status === 'signed-in' ? of.user.uid : undefined;
}

function isSame(one: Session, other: Session): boolean {
  return one.status === other.status && uidOf(one) === uidOf(other);
}

export function currentSession(): Session {
  return session;
}

export const subscribeToSession = listeners.subscribe;

function replaceSession(next: Session): void {
  if (isSame(session, next)) return;
  const userLeft = session.status === 'signed-in';
  session = next;
  // Before the next render, which must not show the previous user's data.
  if (userLeft) signOutListeners.notify();
  listeners.notify();
}

export function publishSession(next: Session): void {
  if (!leaving) replaceSession(next);
}

export function announceNewClaims(): void {
  session = { ...session };
  listeners.notify();
}

/** Sets `loading` before a page unloads, so that no screen redirects to the login page. */
export function leaveSession(): void {
  leaving = true;
  replaceSession({ status: 'loading' });
}

/** Also called when another user or another tab replaces the session. */
export const onSignOut = signOutListeners.subscribe;
