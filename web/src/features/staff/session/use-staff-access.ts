import { useCallback, useEffect, useState } from 'react';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { accessOf, type Member, type StaffAccess } from './staff-access.ts';

interface StaffAccessHandle {
  /** Undefined until it is known. */
  access: StaffAccess | undefined;
  /** Looks again, such as after a second factor was set up. */
  lookAgain: () => void;
}

/** What a member of staff may enter with the ID token they have; the server decides by itself. */
export function useStaffAccess(uid: string, member: Member | undefined): StaffAccessHandle {
  const [known, setKnown] = useState<{
    uid: string;
    secondFactor: boolean;
    access: StaffAccess;
  }>();
  const isMember = member !== undefined;
  const secondFactor = member?.secondFactor ?? false;
  const look = useCallback(() => {
    if (!isMember) return () => undefined;
    let awaited = true;
    readAccess({ secondFactor }).then(
      (access) => awaited && setKnown({ uid, secondFactor, access }),
      (error: unknown) => {
        console.error('The ID token could not be renewed.', { error });
        if (awaited) setKnown({ uid, secondFactor, access: 'none' });
      },
    );
    return () => {
      awaited = false;
    };
  }, [uid, isMember, secondFactor]);
  useEffect(look, [look]);
  return {
    // Of another wish for a second factor nothing is known: the screens are closed before their
    // listeners are refused.
    access: known?.uid === uid && known.secondFactor === secondFactor ? known.access : undefined,
    lookAgain: () => void look(),
  };
}

/**
 * Renews an ID token that does not open the section, so that somebody who has just become a staff
 * member, or verified their address, need not sign in again. Rejects if the identity service cannot
 * be reached.
 */
async function readAccess(member: Member): Promise<StaffAccess> {
  await firebaseAuthentication.authStateReady();
  const user = firebaseAuthentication.currentUser;
  if (!user) return 'none';
  const access = accessOf(await user.getIdTokenResult(), member);
  return access === 'open' ? access : accessOf(await user.getIdTokenResult(true), member);
}
