import { doc } from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { staff } from '../../../shared/firestore/collections.ts';
import { ScreenSkeleton } from '../../../shared/loading/screen-skeleton.tsx';
import { NotFoundPage } from '../../../shared/ui/not-found-page.tsx';
import { ensureStaffClaim } from './ensure-staff-claim.ts';
import { StaffContext } from './staff-context.ts';

interface RequireStaffProps {
  uid: string;
  children: ReactNode;
}

/**
 * Shows the section to members of staff, and to anybody else what an address that does not exist
 * shows. It watches the membership: taken away, the section closes at that moment.
 */
export function RequireStaff({ uid, children }: RequireStaffProps) {
  const { status, data } = useFirestoreDocData(doc(staff(useFirestore()), uid));
  const isMember = data !== undefined;
  const hasClaim = useStaffToken(uid, isMember);
  if (status === 'loading') return <ScreenSkeleton />;
  if (!isMember || hasClaim === false) return <NotFoundPage />;
  if (hasClaim === undefined) return <ScreenSkeleton />;
  return (
    <StaffContext value={{ uid, email: data.email, admin: data.admin }}>{children}</StaffContext>
  );
}

/** Whether the ID token says what the membership says; undefined until that is known. */
function useStaffToken(uid: string, isMember: boolean): boolean | undefined {
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
