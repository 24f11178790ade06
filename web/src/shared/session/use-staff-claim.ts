import { readStoredUser } from './stored-user.ts';
import { tokenClaims } from './token-claims.ts';
import { useSession } from './use-session.ts';

/**
 * Whether to show the link to the staff section. The claim is not verified here: the server and
 * Firestore's rules protect what is behind the link.
 */
export function useStaffClaim(): boolean {
  const session = useSession();
  if (session.status !== 'signed-in') return false;
  const user = readStoredUser();
  return user?.uid === session.user.uid && tokenClaims(user.token?.value ?? '').staff === true;
}
