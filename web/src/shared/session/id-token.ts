import { authentication } from './authentication-service.ts';
import { announceNewClaims, currentSession } from './session-store.ts';
import { readStoredUser, usableStoredToken } from './stored-sign-in.ts';

async function tokenOfCurrentUser(forceRefresh: boolean): Promise<string | undefined> {
  const auth = await authentication();
  await auth.authStateReady();
  // The SDK itself refreshes a token within 30 s of its expiry, and signs the user out when the
  // identity service answers that the account is disabled or the sign-in has expired.
  return auth.currentUser?.getIdToken(forceRefresh);
}

/**
 * The bearer token for the shop's backend; undefined for a visitor, without loading Firebase Auth.
 * When the identity service cannot be reached, the stored token serves as long as it lasts.
 * `forceRefresh` fetches one with the claims as they are now, and rejects where it cannot.
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
