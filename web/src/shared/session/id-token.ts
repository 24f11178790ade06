import { authentication } from './authentication-service.ts';
import { currentSession, notifyClaimsChanged } from './session-store.ts';
import { readStoredUser, validStoredToken } from './stored-sign-in.ts';

async function currentUserToken(forceRefresh: boolean): Promise<string | undefined> {
  const auth = await authentication();
  await auth.authStateReady();
  // Also refreshes a token that expires within 30 s. Signs the user out if the account is disabled or the sign-in has
  // expired.
  return auth.currentUser?.getIdToken(forceRefresh);
}

/** Undefined for visitors. Falls back to the stored token if Firebase is unreachable, unless `forceRefresh` is set. */
export async function idToken({ forceRefresh = false } = {}): Promise<string | undefined> {
  // If storage is blocked, only the session knows who is signed in.
  if (currentSession().status !== 'signed-in' && !readStoredUser()) return undefined;
  try {
    const token = await currentUserToken(forceRefresh);
    if (forceRefresh) notifyClaimsChanged();
    return token;
  } catch (error) {
    if (forceRefresh) throw error;
    console.warn('The ID token could not be refreshed.', { error });
    return validStoredToken();
  }
}
