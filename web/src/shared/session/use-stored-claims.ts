import { readStoredUser } from './stored-sign-in.ts';
import { tokenClaims } from './token-claims.ts';
import { useSignedInSession } from './use-session.ts';

/**
 * The claims of the signed-in user's last ID token; undefined for a visitor. They are not verified
 * here and may be an hour old, so they decide what to show first, never what is allowed: the server
 * and Firestore's rules do that.
 */
export function useStoredClaims(): Readonly<Record<string, unknown>> | undefined {
  const session = useSignedInSession();
  if (!session) return undefined;
  const user = readStoredUser();
  return user?.uid === session.user.uid ? tokenClaims(user.token?.value ?? '') : {};
}

/** Whether to show the link to the staff section. */
export function useStaffClaim(): boolean {
  return useStoredClaims()?.staff === true;
}
