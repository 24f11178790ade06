import { useStoredClaims } from './use-stored-claims.ts';

/** Whether to show the link to the staff section. */
export function useStaffClaim(): boolean {
  return useStoredClaims()?.staff === true;
}
