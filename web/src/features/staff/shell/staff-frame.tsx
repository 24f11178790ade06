import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useEffect } from 'react';
import { mainId, paths } from '../../../shared/config/paths.ts';
import { site } from '../../../shared/config/site.ts';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { MenuButton } from '../../../shared/ui/menus/menu-button.tsx';
import { FindButton } from '../find/find-button.tsx';
import { preloadGrid } from '../table/load-grid.ts';
import { StaffAccountMenu } from './staff-account-menu.tsx';
import { StaffNavigation } from './staff-navigation.tsx';

const NavigationDrawer = lazyChunk('navigation-drawer', () => import('./navigation-drawer.tsx'));

interface StaffFrameProps {
  hasNavigation?: boolean;
  children: ReactNode;
}

/** The staff section's own frame: no search, cart, or footer of the shop. */
export function StaffFrame({ hasNavigation = false, children }: StaffFrameProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  useEffect(() => {
    if (hasNavigation) preloadGrid();
  }, [hasNavigation]);
  return (
    <>
      <Box component="header" sx={barStyle}>
        {hasNavigation && !isWide && <MenuButton panel={NavigationDrawer} />}
        <Box component={Link} to={hasNavigation ? paths.staff : paths.home} sx={brandStyle}>
          <BrandMark />
          <Box component="span" translate="no" sx={nameStyle}>
            {site.name}
          </Box>
        </Box>
        <Box sx={middleStyle}>{hasNavigation && <FindButton />}</Box>
        <LanguageSwitch />
        <StaffAccountMenu />
      </Box>
      <Box sx={{ display: 'flex', flexGrow: 1, alignItems: 'stretch' }}>
        {hasNavigation && isWide && (
          <Box sx={sideStyle}>
            <StaffNavigation />
          </Box>
        )}
        <Box component="main" id={mainId} tabIndex={-1} sx={mainStyle}>
          {children}
        </Box>
      </Box>
    </>
  );
}

const barHeight = 48;

const barStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: barHeight,
  px: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

const brandStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minWidth: 0,
  minHeight: 44,
  color: 'primary.main',
  textDecoration: 'none',
  fontWeight: 700,
} as const;

const middleStyle = {
  display: 'flex',
  flexGrow: 1,
  justifyContent: { xs: 'flex-end', md: 'center' },
} as const;

const nameStyle = (theme: Theme) =>
  ({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // A phone only has space for the mark. The name is still the link's label.
    [theme.breakpoints.down('sm')]: visuallyHidden,
  }) as const;

const sideStyle = {
  position: 'sticky',
  top: barHeight,
  alignSelf: 'flex-start',
  flexShrink: 0,
  width: 224,
  maxHeight: `calc(100dvh - ${barHeight}px)`,
  overflowY: 'auto',
  py: 1,
  displayPrint: 'none',
} as const;

const mainStyle = {
  flexGrow: 1,
  minWidth: 0,
  px: { xs: 2, lg: 3 },
  py: 1.5,
  borderLeft: { lg: 1 },
  borderColor: { lg: 'divider' },
  '& h1': { fontSize: '1.375rem', lineHeight: 1.3 },
  // WCAG 2.5.5 target size. `:where` lets a button's own style win.
  '& :where(.MuiButton-root)': { minHeight: 44 },
  '@media print': { border: 0, p: 0 },
} as const;
