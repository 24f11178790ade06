import { useQuery } from '@tanstack/react-query';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { type Member, type StaffAccess, staffAccess } from './staff-access.ts';

/** For display only: the backend checks access itself. */
export function useStaffAccess(uid: string, member: Member | undefined) {
  const secondFactor = member?.secondFactor ?? false;
  const { data, isError, refetch } = useQuery({
    // When MFA becomes required, the new key hides the section before its listeners fail.
    queryKey: ['staffAccess', uid, secondFactor],
    queryFn: () => readAccess({ secondFactor }),
    enabled: member !== undefined,
    // A cached result may be from an earlier token.
    gcTime: 0,
  });
  return {
    access: data ?? (isError ? ('none' as const) : undefined),
    recheck: () => void refetch(),
  };
}

/** Refreshes a token that lacks access, so new staff don't need to sign in again. */
async function readAccess(member: Member): Promise<StaffAccess> {
  await firebaseAuthentication.authStateReady();
  const user = firebaseAuthentication.currentUser;
  if (!user) return 'none';
  const access = staffAccess(await user.getIdTokenResult(), member);
  return access === 'open' ? access : staffAccess(await user.getIdTokenResult(true), member);
}
