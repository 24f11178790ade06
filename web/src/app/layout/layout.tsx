import Box from '@mui/material/Box';
import { type MouseEvent, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountCart } from '../../shared/cart/use-account-cart.ts';
import { contentId } from '../../shared/config/paths.ts';
import { ContentReady } from '../../shared/i18n/content-ready.tsx';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { FallbackBoundary } from '../../shared/ui/fallback-boundary.tsx';
import { useNewVersion } from '../offline/new-version-store.ts';
import { recordClick } from '../replay-early-clicks.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useFocusOnRouteChange } from './use-focus-on-route-change.ts';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnRouteChange(main);
  useAccountCart();
  const version = useNewVersion();
  return (
    <Box
      onClickCapture={recordClick}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}
    >
      <SkipLink main={main} />
      <Header />
      <Box component="main" id="main" ref={main} tabIndex={-1} sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      <Footer />
      <StaffGuard />
      {version && <version.Notice onReload={version.onReload} />}
    </Box>
  );
}

function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    // Otherwise, the browser would add a history entry without the page's state (such as a receipt) and fragment (such
    // as a shared list).
    event.preventDefault();
    const content = document.getElementById(contentId) ?? main.current;
    content?.scrollIntoView();
    content?.focus({ preventScroll: true });
  };
  return (
    <Box component="a" href="#main" onClick={skip} sx={skipLinkStyle}>
      {t('common.skipToContent')}
    </Box>
  );
}

const skipLinkStyle = {
  position: 'absolute',
  left: 8,
  top: -64,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: 8 },
} as const;

const Guard = lazyChunk(
  'staff-session-guard',
  () => import('../../features/staff/session/staff-session-guard.tsx'),
);

/** If the guard fails to load, the server still ends the session on time. */
function StaffGuard() {
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
