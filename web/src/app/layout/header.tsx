import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '../../features/search/search-box.tsx';
import { useMayNeedApproval } from '../../shared/approval/may-need-approval.ts';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { lazyChunk } from '../../shared/loading/load-chunk.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { touchTarget } from '../../shared/theme/touch-target.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FallbackBoundary } from '../../shared/ui/fallbacks/fallback-boundary.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { MenuButton } from '../../shared/ui/menus/menu-button.tsx';
import { CartLink } from './cart-link.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const ApprovalChip = lazyChunk('approval-chip', () => import('./approval-chip.tsx'));
const MenuPanel = lazyChunk('menu-panel', () => import('./menu-panel.tsx'));
const AccountMenu = lazyChunk('account-menu', () => import('./account-menu.tsx'));

export const Header = memo(function Header() {
  return (
    <Box component="header" sx={headerStyle}>
      <Container maxWidth="lg">
        <Box sx={barStyle}>
          <Box sx={nameStyle}>
            <MenuButton panel={MenuPanel} />
            <Brand />
            <ApprovalEntry />
          </Box>
          <SearchBox />
          <QuickOrderLink />
          <Box sx={accountStyle}>
            <LanguageSwitch />
            <Suspense>
              <AccountEntry />
            </Suspense>
          </Box>
          <CartLink />
        </Box>
        <MainNavigation />
      </Container>
      <OfflineNotice />
    </Box>
  );
});

function QuickOrderLink() {
  const { t } = useTranslation();
  const isCurrent = useLocation().pathname === paths.quickOrder;
  return (
    <Button
      component={Link}
      to={paths.quickOrder}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{ display: { xs: 'none', lg: 'inline-flex' }, flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {t('common.quickOrder')}
    </Button>
  );
}

function ApprovalEntry() {
  const session = useSignedInSession();
  const mayNeedApproval = useMayNeedApproval();
  if (!session || !mayNeedApproval) return null;
  return (
    <FallbackBoundary fallback={null}>
      <Suspense>
        <ApprovalChip uid={session.user.uid} />
      </Suspense>
    </FallbackBoundary>
  );
}

function AccountEntry() {
  const { t } = useTranslation();
  const session = useSignedInSession();
  if (session) return <AccountMenu email={session.user.email} />;
  return (
    <>
      <Button component={Link} to={paths.login()} data-signed-out>
        {t('common.login')}
      </Button>
      <Button component={Link} to={paths.register} variant="outlined" data-signed-out>
        {t('common.register')}
      </Button>
    </>
  );
}

const nameRow = '3.25rem';

const headerStyle = {
  position: 'sticky',
  top: { xs: `-${nameRow}`, md: 0 },
  // Brings the top row back into view when an element in the header receives keyboard focus.
  '&:has(a:focus-visible, button:focus-visible)': { top: 0 },
  zIndex: 'appBar',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { position: 'static' },
} as const;

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, lg: 2 },
  minHeight: { md: '3.75rem' },
  pb: { xs: 0.75, md: 0 },
} as const;

const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  flex: { xs: '0 1 100%', md: '9 1 min-content' },
  maxWidth: { md: 'max-content' },
  minHeight: nameRow,
} as const;

/** A fixed width, so the search box doesn't move when the user signs in. */
const accountStyle = {
  display: { xs: 'none', md: 'flex' },
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1,
  ml: 'auto',
  width: '18.5rem',
  flexShrink: 0,
  whiteSpace: 'nowrap',
} as const;

function Brand() {
  return (
    <Box component={Link} to={paths.home} sx={brandStyle}>
      <BrandMark />
      <span translate="no">{site.name}</span>
    </Box>
  );
}

const brandStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: touchTarget,
  color: 'primary.main',
  textDecoration: 'none',
  fontWeight: 700,
  fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
  minWidth: 0,
  lineHeight: 1.15,
} as const;
