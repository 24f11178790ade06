import Alert from '@mui/material/Alert';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAnew } from '../../shared/loading/load-chunk.ts';
import { useMayLackApproval } from '../../shared/session/use-stored-claims.ts';
import { FallbackBoundary } from '../../shared/ui/fallback-boundary.tsx';

/** Loaded separately, because approved customers never need it. */
const ApprovalMessage = lazy(() => loadAnew(() => import('./approval-message.tsx')));

/** Tells customers who may not check out why. */
export function ApprovalBanner({ uid }: { uid: string }) {
  if (!useMayLackApproval()) return null;
  return (
    <FallbackBoundary key={uid} fallback={null}>
      <Suspense fallback={<HiddenMessage />}>
        <ApprovalMessage uid={uid} loading={<HiddenMessage />} />
      </Suspense>
    </FallbackBoundary>
  );
}

/** Almost every account without the claim is pending. Reserving the room for that sentence avoids a layout shift. */
function HiddenMessage() {
  const { t } = useTranslation();
  return (
    <Alert severity="info" role="presentation" aria-hidden sx={{ mb: 2, visibility: 'hidden' }}>
      {t('account.approval.pending')}
    </Alert>
  );
}
