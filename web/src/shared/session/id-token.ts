import { authentication } from './authentication-service.ts';
import { announceNewClaims, currentSession } from './session-store.ts';
import { readStoredUser, usableStoredToken } from './stored-sign-in.ts';

async function tokenOfCurrentUser(forceRefresh: boolean): Promise<string | undefined> {
  const auth = await authentication();
  await auth.authStateReady();
  // Refreshes a token within 30 s of its expiry, and signs out a disabled account or an expired sign-in.
  return auth.currentUser?.getIdToken(forceRefresh);
}

/**
 * The bearer token for the shop's backend, or the stored one if the identity service can't be reached. Undefined for a
 * visitor, without loading Firebase Auth. `forceRefresh` fetches current claims, and rejects on failure.
 */
export async function idToken({ forceRefresh = false } = {}): Promise<string | undefined> {
  // Where storage is blocked, a signed-in user is in the session alone.
  if (currentSession().status !== 'signed-in' && !readStoredUser()) return undefined;
  try {
    const token = await tokenOfCurrentUser(forceRefresh);
    if (forceRefresh) announceNewClaims();
    return token;
  } catch (error) {
    if (forceRefresh) throw error;
    console.warn('The ID token could not be refreshed.', { error });
    return usableStoredToken();
  }
}
