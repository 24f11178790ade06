import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import type { WorkerMessage } from '../../shared/offline/worker-contract.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { Notice, noticeButtonStyle } from '../../shared/ui/notice.tsx';
import { publishNewVersion } from './new-version-store.ts';

/** If no worker is waiting, another tab has already activated the new version. */
function activateAndReload(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
) {
  const { waiting } = registration;
  if (!waiting) return window.location.reload();
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  const message: WorkerMessage = { type: 'take-over' };
  waiting.postMessage(message);
}

export function offerNewVersion(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
): void {
  const onReload = () => activateAndReload(registration, container);
  const check = () => {
    if (registration.waiting) publishNewVersion({ Notice: VersionNotice, onReload });
  };
  const watchInstalling = () => registration.installing?.addEventListener('statechange', check);
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  check();
}

/**
 * An automatic reload could lose input, so the user decides. Hidden on the cart page, where a payment may be in
 * progress.
 */
export function VersionNotice({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [message, announce] = useState('');
  const isShown = pathname !== paths.cart;
  const text = t('common.update.ready');
  useEffect(() => announce(isShown ? text : ''), [isShown, text]);
  return (
    <>
      <LiveRegion message={message} />
      {isShown && (
        // Never covers the header, menus, or dialogs, because it appears unprompted.
        <Notice component="section" aria-label={text} text={text} sx={{ zIndex: 1 }}>
          <Button color="inherit" onClick={onReload} sx={noticeButtonStyle}>
            {t('common.update.reload')}
          </Button>
        </Notice>
      )}
    </>
  );
}
