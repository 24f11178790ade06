import Box from '@mui/material/Box';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountCart } from '../../shared/cart/use-account-cart.ts';
import { contentId } from '../../shared/config/paths.ts';
import { loadContent } from '../../shared/i18n/content.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { useNewVersion } from '../offline/new-version-store.ts';
import { noteClick } from '../replay-early-input.tsx';
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
      onClickCapture={noteClick}
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

/** The first stop of the keyboard; seen only while it has the focus. */
function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    // Followed, it would be another entry of the history, without what this one shows: a checkout, a
    // receipt, or the list that the address carries behind its `#`.
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

/**
 * Watches the time of staff on every page, also of the shop's own. Nobody else loads any of it; where
 * it cannot be loaded, the page works on, and the server still ends the session after its time.
 */
function StaffGuard() {
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
