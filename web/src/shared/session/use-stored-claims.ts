import { readStoredUser } from './stored-sign-in.ts';
import { tokenClaims } from './token-claims.ts';
import { useSignedInSession } from './use-session.ts';

/**
 * The claims of the signed-in user's last ID token; undefined for a visitor. Unverified and up to an hour old: they
 * decide what to show first, never what is allowed.
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

/** Whether the customer may not be approved yet. Only then is it worth asking the server; staff aren't customers. */
export function useMayLackApproval(): boolean {
  const claims = useStoredClaims();
  return claims !== undefined && claims.approved !== true && claims.staff !== true;
}
