import { useStoredClaims } from '../session/use-stored-claims.ts';

/** Saves approved customers and staff an API request. */
export function useMayNeedApproval(): boolean {
  const claims = useStoredClaims();
  return claims !== undefined && claims.approved !== true && claims.staff !== true;
}
