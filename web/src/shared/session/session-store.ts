import type { Session } from './session.ts';

type Listener = () => void;

let session: Session = { status: 'loading' };
let leaving = false;
const subscribers = new Set<Listener>();
const signOutListeners = new Set<Listener>();

function uidOf(of: Session): string | undefined {
  return of.status === 'signed-in' ? of.user.uid : undefined;
}

function isSame(one: Session, other: Session): boolean {
  return one.status === other.status && uidOf(one) === uidOf(other);
}

export function currentSession(): Session {
  return session;
}

export function subscribeToSession(subscriber: Listener): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

function replaceSession(next: Session): void {
  if (isSame(session, next)) return;
  const userLeft = session.status === 'signed-in';
  session = next;
  // Before the next render, which must not show the previous user's data.
  if (userLeft) for (const listener of signOutListeners) listener();
  for (const subscriber of subscribers) subscriber();
}

export function publishSession(next: Session): void {
  if (!leaving) replaceSession(next);
}

export function announceNewClaims(): void {
  session = { ...session };
  for (const subscriber of subscribers) subscriber();
}

/** Sets `loading` before a page unloads, so that no screen redirects to the login page. */
export function leaveSession(): void {
  leaving = true;
  replaceSession({ status: 'loading' });
}

/** Also called when another user or another tab replaces the session. Returns a function that unsubscribes. */
export function onSignOut(callback: Listener): () => void {
  signOutListeners.add(callback);
  return () => signOutListeners.delete(callback);
}
