import { useQuery } from '@tanstack/react-query';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { accessOf, type Member, type StaffAccess } from './staff-access.ts';

interface StaffAccessHandle {
  /** Undefined until it is known. */
  access: StaffAccess | undefined;
  /** Checks again, such as after a second factor was set up. */
  recheck: () => void;
}

/** What the member's ID token lets them enter; the backend decides for itself. */
export function useStaffAccess(uid: string, member: Member | undefined): StaffAccessHandle {
  const secondFactor = member?.secondFactor ?? false;
  const { data, isError, refetch } = useQuery({
    // A new requirement hides the section before its listeners are refused.
    queryKey: ['staffAccess', uid, secondFactor],
    queryFn: () => readAccess({ secondFactor }),
    enabled: member !== undefined,
    // An earlier result may come from an earlier token.
    gcTime: 0,
  });
  return { access: data ?? (isError ? 'none' : undefined), recheck: () => void refetch() };
}

/**
 * Renews an ID token that doesn't open the section, so that new staff members, and those who have
 * just verified their address, needn't sign in again. Rejects if the identity service is unreachable.
 */
async function readAccess(member: Member): Promise<StaffAccess> {
  await firebaseAuthentication.authStateReady();
  const user = firebaseAuthentication.currentUser;
  if (!user) return 'none';
  const access = accessOf(await user.getIdTokenResult(), member);
  return access === 'open' ? access : accessOf(await user.getIdTokenResult(true), member);
}
