import Box from '@mui/material/Box';
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountCart } from '../../shared/cart/use-account-cart.ts';
import { contentId } from '../../shared/config/content-id.ts';
import { noteClick } from '../loader-handover.tsx';
import { useOfferedVersion } from '../offline/offered-version.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { StaffGuard } from './staff-guard.tsx';
import { useArrival } from './use-arrival.ts';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useAccountCart();
  const version = useOfferedVersion();
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
