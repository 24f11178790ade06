import { readStoredUser } from './stored-user.ts';
import { tokenClaims } from './token-claims.ts';
import { useSession } from './use-session.ts';

/**
 * Whether to offer the way to the staff section. Only that: what is behind it, the server and the
 * database's rules decide by themselves.
 */
export function useStaffClaim(): boolean {
  const session = useSession();
  if (session.status !== 'signed-in') return false;
  const user = readStoredUser();
  return user?.uid === session.user.uid && tokenClaims(user.token?.value ?? '').staff === true;
}
