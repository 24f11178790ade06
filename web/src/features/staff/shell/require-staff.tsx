import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { staff } from '../../../shared/firestore/collections.ts';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { ScreenSkeleton } from '../../../shared/loading/screen-skeleton.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NotFoundPage } from '../../../shared/ui/fallbacks/error-page.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { readClock } from '../session/staff-clock.ts';
import { StepUpDialog } from '../session/step-up-dialog.tsx';
import { useStaffAccess } from '../session/use-staff-access.ts';
import { useLiveDocument } from '../use-live-document.ts';
import { DatabaseFailure } from './database-failure.tsx';
import { OfficeClock } from './office-clock.tsx';
import { StaffContext } from './staff-context.ts';
import { StaffFrame } from './staff-frame.tsx';

const SecondFactorRequired = lazyChunk(
  'second-factor-required',
  () => import('../session/second-factor-required.tsx'),
);

interface RequireStaffProps {
  uid: string;
  children: ReactNode;
}

/** Without access, the frame shows no navigation. */
export function RequireStaff({ uid, children }: RequireStaffProps) {
  const member = useLiveDocument(staff, uid);
  const { access, recheck } = useStaffAccess(uid, typeof member === 'string' ? undefined : member);
  // The session guard is about to sign out. Until then, the rules deny every listener.
  const [isOver] = useState(() => readClock(Date.now()) === 'over');
  if (typeof member === 'object' && access === 'open' && !isOver) {
    return (
      <StaffContext value={{ uid, email: member.email, admin: member.admin }}>
        <StaffFrame hasNavigation>
          <OfficeClock>{children}</OfficeClock>
        </StaffFrame>
        <StepUpDialog />
      </StaffContext>
    );
  }
  const content = () => {
    if (isOver || member === 'loading') return <ScreenSkeleton />;
    if (member === 'unreachable') return <DatabaseFailure />;
    if (member === 'missing') return <NotFoundPage />;
    switch (access) {
      case 'none':
        return <NotFoundPage />;
      case 'unverified':
        return <UnverifiedNotice onVerified={recheck} />;
      case 'second-factor':
        return (
          <>
            <Suspense fallback={<ScreenSkeleton />}>
              {/* Reloads, because a listener that lost its permission doesn't recover. */}
              <SecondFactorRequired onDone={() => window.location.reload()} />
            </Suspense>
            <StepUpDialog />
          </>
        );
      default:
        return <ScreenSkeleton />;
    }
  };
  return <StaffFrame>{content()}</StaffFrame>;
}

function UnverifiedNotice({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation('staff');
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Stack spacing={2}>
        <Typography variant="h1">{t('session.unverified.title')}</Typography>
        <Typography>{t('session.unverified.introduction')}</Typography>
        <Button
          variant="contained"
          component={Link}
          to={paths.account('info')}
          sx={{ minHeight: 48 }}
        >
          {t('session.unverified.account')}
        </Button>
        <Button onClick={onVerified} sx={{ minHeight: 44 }}>
          {t('session.unverified.done')}
        </Button>
      </Stack>
    </Container>
  );
}
