import { readStoredUser } from './stored-sign-in.ts';
import { tokenClaims } from './token-claims.ts';
import { useSignedInSession } from './use-session.ts';

/** Claims from the last ID token, unverified and up to an hour old. Use them for display, never for authorization. */
export function useStoredClaims(): Readonly<Record<string, unknown>> | undefined {
  const session = useSignedInSession();
  if (!session) return undefined;
  const user = readStoredUser();
  return user?.uid === session.user.uid ? tokenClaims(user.token?.value ?? '') : {};
}

export function useStaffClaim(): boolean {
  return useStoredClaims()?.staff === true;
}
