import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';

/**
 * Whether the ID token has the claim `staff`; an older token is renewed, so that who has just been
 * made staff need not sign in again. Rejects where the identity service cannot be reached.
 */
export async function ensureStaffClaim(): Promise<boolean> {
  await firebaseAuthentication.authStateReady();
  const user = firebaseAuthentication.currentUser;
  if (!user) return false;
  const { claims } = await user.getIdTokenResult();
  if (claims.staff === true) return true;
  return (await user.getIdTokenResult(true)).claims.staff === true;
}
