import { useStoredClaims } from '../session/use-stored-claims.ts';

/** False for visitors, approved customers, and staff, to save an API request. */
export function useMayNeedApproval(): boolean {
  const claims = useStoredClaims();
  return claims !== undefined && claims.approved !== true && claims.staff !== true;
}
