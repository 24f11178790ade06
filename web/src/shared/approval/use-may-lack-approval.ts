import { useStoredClaims } from '../session/use-stored-claims.ts';

/**
 * Whether the signed-in customer may not be approved: only then is it worth asking the server. Staff
 * are no customers.
 */
export function useMayLackApproval(): boolean {
  const claims = useStoredClaims();
  return claims !== undefined && claims.approved !== true && claims.staff !== true;
}
