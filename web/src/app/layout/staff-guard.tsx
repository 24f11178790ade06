import { lazy, Suspense } from 'react';
import { ContentReady } from '../../shared/i18n/content-ready.tsx';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { FallbackBoundary } from '../../shared/ui/fallback-boundary.tsx';

const Guard = lazy(() =>
  loadChunk(
    'staff-session-guard',
    () => import('../../features/staff/session/staff-session-guard.tsx'),
  ),
);

/**
 * Ends idle staff sessions on every page, the shop's own included. Only staff load it. If it can't be loaded, the page
 * still works, and the server ends the session on time.
 */
export function StaffGuard() {
  if (!useStaffClaim()) return null;
  return (
    <FallbackBoundary fallback={null}>
      <Suspense>
        <ContentReady sections={['staff']}>
          <Guard />
        </ContentReady>
      </Suspense>
    </FallbackBoundary>
  );
}
