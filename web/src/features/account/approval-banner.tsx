import Alert from '@mui/material/Alert';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayNeedApproval } from '../../shared/approval/may-need-approval.ts';
import { loadWithRetry } from '../../shared/loading/load-chunk.ts';
import { FallbackBoundary } from '../../shared/ui/fallbacks/fallback-boundary.tsx';

const ApprovalMessage = lazy(() => loadWithRetry(() => import('./approval-message.tsx')));

export function ApprovalBanner({ uid }: { uid: string }) {
  if (!useMayNeedApproval()) return null;
  return (
    <FallbackBoundary key={uid} fallback={null}>
      <Suspense fallback={<HiddenMessage />}>
        <ApprovalMessage uid={uid} loading={<HiddenMessage />} />
      </Suspense>
    </FallbackBoundary>
  );
}

/** Reserves space for the most common message, to avoid a layout shift. */
function HiddenMessage() {
  const { t } = useTranslation();
  return (
    <Alert severity="info" role="presentation" aria-hidden sx={{ mb: 2, visibility: 'hidden' }}>
      {t('account.approval.pending')}
    </Alert>
  );
}
