import { lazy, type ReactNode, Suspense } from 'react';
import { staff } from '../../../shared/firestore/collections.ts';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import { ScreenSkeleton } from '../../../shared/loading/screen-skeleton.tsx';
import { NotFoundPage } from '../../../shared/ui/not-found-page.tsx';
import { StepUpDialog } from '../session/step-up-dialog.tsx';
import { UnverifiedNotice } from '../session/unverified-notice.tsx';
import { useStaffAccess } from '../session/use-staff-access.ts';
import { useLiveDocument } from '../use-live-document.ts';
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
 * Shows the section to staff members only; anyone else sees the not-found page. Listens to
 * `staff/{uid}`, so that the section closes as soon as the role is revoked.
 */
export function RequireStaff({ uid, children }: RequireStaffProps) {
  const member = useLiveDocument(staff, uid);
  const { access, recheck } = useStaffAccess(uid, typeof member === 'string' ? undefined : member);
  if (member === 'loading') return <ScreenSkeleton />;
  if (member === 'unreachable') return <DatabaseFailure />;
  if (member === 'missing') return <NotFoundPage />;
  switch (access) {
    case undefined:
      return <ScreenSkeleton />;
    case 'none':
      return <NotFoundPage />;
    case 'unverified':
      return <UnverifiedNotice onVerified={recheck} />;
    case 'second-factor':
      return (
        <>
          <Suspense fallback={<ScreenSkeleton />}>
            {/* Reloads the page, because a listener that was refused in the meantime stays refused. */}
            <SecondFactorNeeded onDone={() => window.location.reload()} />
          </Suspense>
          <StepUpDialog />
        </>
      );
    case 'open':
      return (
        <StaffContext value={{ uid, email: member.email, admin: member.admin }}>
          {children}
          <StepUpDialog />
        </StaffContext>
      );
  }
}
