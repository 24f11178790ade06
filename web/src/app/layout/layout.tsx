import Box from '@mui/material/Box';
import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAccountCart } from '../../shared/cart/use-account-cart.ts';
import { contentId, isStaffPath, mainId } from '../../shared/config/paths.ts';
import { ContentReady } from '../../shared/i18n/content-ready.tsx';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { FallbackBoundary } from '../../shared/ui/fallbacks/fallback-boundary.tsx';
import { useNewVersion } from '../offline/new-version-store.ts';
import { recordClick } from '../replay-early-clicks.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useFocusOnRouteChange } from './use-focus-on-route-change.ts';

export function Layout({ children }: { children: ReactNode }) {
  const isStaff = isStaffPath(useLocation().pathname);
  useFocusOnRouteChange();
  useAccountCart();
  const version = useNewVersion();
  return (
    <Box
      onClickCapture={recordClick}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}
    >
      <SkipLink />
      {isStaff ? children : <ShopFrame>{children}</ShopFrame>}
      <StaffGuard />
      {version && <version.Notice onReload={version.onReload} />}
    </Box>
  );
}

/** The staff section has its own frame. */
function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      <Footer />
    </>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    // Otherwise, the browser would add a history entry without the page's state (such as a receipt) and fragment (such
    // as a shared list).
    event.preventDefault();
    const content = document.getElementById(contentId) ?? document.getElementById(mainId);
    content?.scrollIntoView();
    content?.focus({ preventScroll: true });
  };
  return (
    <Box component="a" href={`#${mainId}`} onClick={skip} sx={skipLinkStyle}>
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
