import { doc } from 'firebase/firestore';
import { lazy, type ReactNode, Suspense } from 'react';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { staff } from '../../../shared/firestore/collections.ts';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import { ScreenSkeleton } from '../../../shared/loading/screen-skeleton.tsx';
import { NotFoundPage } from '../../../shared/ui/error-page.tsx';
import { StepUpDialog } from '../session/step-up-dialog.tsx';
import { UnverifiedNotice } from '../session/unverified-notice.tsx';
import { useStaffAccess } from '../session/use-staff-access.ts';
import { DatabaseFailure } from './database-failure.tsx';
import { StaffContext } from './staff-context.ts';

const SecondFactorNeeded = lazy(() =>
  loadChunk('second-factor-needed', () => import('../session/second-factor-needed.tsx')),
);

interface RequireStaffProps {
  uid: string;
  children: ReactNode;
}

/**
 * Shows the section to staff members only; anybody else sees what an unknown address shows. Listens
 * to `staff/{uid}`: when the role is revoked, the section closes at once.
 */
export function RequireStaff({ uid, children }: RequireStaffProps) {
  const { data: found } = useFirestoreDoc(doc(staff(useFirestore()), uid));
  const data = found?.data();
  const { access, lookAgain } = useStaffAccess(uid, data);
  if (!found) return <ScreenSkeleton />;
  if (!data && found.metadata.fromCache) return <DatabaseFailure />;
  if (!data) return <NotFoundPage />;
  switch (access) {
    case undefined:
      return <ScreenSkeleton />;
    case 'none':
      return <NotFoundPage />;
    case 'unverified':
      return <UnverifiedNotice onVerified={lookAgain} />;
    case 'second-factor':
      return (
        <>
          <Suspense fallback={<ScreenSkeleton />}>
            {/* Loaded anew, because a listener that was refused meanwhile stays refused. */}
            <SecondFactorNeeded onDone={() => window.location.reload()} />
          </Suspense>
          <StepUpDialog />
        </>
      );
    case 'open':
      return (
        <StaffContext value={{ uid, email: data.email, admin: data.admin }}>
          {children}
          <StepUpDialog />
        </StaffContext>
      );
  }
}
