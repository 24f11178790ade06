import { doc } from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { staff } from '../../../shared/firestore/collections.ts';
import { ScreenSkeleton } from '../../../shared/loading/screen-skeleton.tsx';
import { firebaseAuthentication } from '../../../shared/session/firebase-authentication.ts';
import { NotFoundPage } from '../../../shared/ui/not-found-page.tsx';
import { StaffContext } from './staff-context.ts';

interface RequireStaffProps {
  uid: string;
  children: ReactNode;
}

/**
 * Shows the section to staff members only; anybody else sees what an unknown address shows. Listens
 * to `staff/{uid}`: when the role is revoked, the section closes at once.
 */
export function RequireStaff({ uid, children }: RequireStaffProps) {
  const { status, data } = useFirestoreDocData(doc(staff(useFirestore()), uid));
  const isMember = data !== undefined;
  const hasClaim = useStaffClaimOf(uid, isMember);
  if (status === 'loading') return <ScreenSkeleton />;
  if (!isMember || hasClaim === false) return <NotFoundPage />;
  if (hasClaim === undefined) return <ScreenSkeleton />;
  return (
    <StaffContext value={{ uid, email: data.email, admin: data.admin }}>{children}</StaffContext>
  );
}

/** Whether the ID token of a staff member has the claim `staff`; undefined until that is known. */
function useStaffClaimOf(uid: string, isMember: boolean): boolean | undefined {
  const [known, setKnown] = useState<{ uid: string; hasClaim: boolean }>();
  useEffect(() => {
    if (!isMember) return;
    let awaited = true;
    ensureStaffClaim().then(
      (hasClaim) => awaited && setKnown({ uid, hasClaim }),
      (error: unknown) => {
        console.error('The ID token could not be renewed.', { error });
        if (awaited) setKnown({ uid, hasClaim: false });
      },
    );
    return () => {
      awaited = false;
    };
  }, [uid, isMember]);
  return known?.uid === uid ? known.hasClaim : undefined;
}

/**
 * Renews an ID token without the claim, so that somebody who has just become a staff member need not
 * sign in again. Rejects if the identity service cannot be reached.
 */
async function ensureStaffClaim(): Promise<boolean> {
  await firebaseAuthentication.authStateReady();
  const user = firebaseAuthentication.currentUser;
  if (!user) return false;
  const { claims } = await user.getIdTokenResult();
  if (claims.staff === true) return true;
  return (await user.getIdTokenResult(true)).claims.staff === true;
}
