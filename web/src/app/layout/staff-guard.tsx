import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadContent } from '../../shared/i18n/content.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';

/**
 * Watches the time of staff on every page, also of the shop's own. Nobody else loads any of it; where
 * it cannot be loaded, the page works on, and the server still ends the session after its time.
 */
export function StaffGuard() {
  const isStaff = useStaffClaim();
  const { i18n } = useTranslation();
  const [Guard, setGuard] = useState<ComponentType>();
  useEffect(() => {
    if (!isStaff) return;
    Promise.all([
      loadChunk(
        'staff-session-guard',
        () => import('../../features/staff/session/staff-session-guard.tsx'),
      ),
      loadContent(i18n, ['staff']),
    ]).then(
      ([{ default: loaded }]) => setGuard(() => loaded),
      (error: unknown) => console.warn('Idle sessions are not ended on this page.', { error }),
    );
  }, [isStaff, i18n]);
  return isStaff && Guard ? <Guard /> : null;
}
