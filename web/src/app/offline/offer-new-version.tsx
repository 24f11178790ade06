import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import type { WorkerMessage } from '../../shared/offline/worker-contract.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { Notice, noticeButtonStyle } from '../../shared/ui/notice.tsx';
import { publishNewVersion } from './new-version-store.ts';

/** Activates the waiting version and reloads the page, unless another tab has already done so. */
function reloadInto(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) {
  const { waiting } = registration;
  if (!waiting) return window.location.reload();
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  const message: WorkerMessage = { type: 'take-over' };
  waiting.postMessage(message);
}

/** Offers a version once it is installed and waits to take over, now or later. */
export function offerNewVersion(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
): void {
  const onReload = () => reloadInto(registration, container);
  const check = () => {
    if (registration.waiting) publishNewVersion({ Notice: VersionNotice, onReload });
  };
  const follow = () => registration.installing?.addEventListener('statechange', check);
  registration.addEventListener('updatefound', follow);
  follow();
  check();
}

/**
 * Offers the new version of the shop instead of reloading, which would lose what the customer has typed. Hidden on the
 * cart page, where a payment may be in progress. Doesn't move focus.
 */
export function VersionNotice({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [message, say] = useState('');
  const isShown = pathname !== paths.cart;
  const text = t('common.update.ready');
  useEffect(() => say(isShown ? text : ''), [isShown, text]);
  return (
    <>
      <LiveRegion message={message} />
      {isShown && (
        // Below the header, menus, and dialogs, because it appears on its own.
        <Notice component="section" aria-label={text} text={text} sx={{ zIndex: 1 }}>
          <Button color="inherit" onClick={onReload} sx={noticeButtonStyle}>
            {t('common.update.reload')}
          </Button>
        </Notice>
      )}
    </>
  );
}
