import { totalQuantity } from '@dental-shop/domain/cart/cart';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCart } from '../../shared/cart/cart-store.ts';
import { useReorderLast } from '../../shared/cart/use-reorder.ts';
import { paths } from '../../shared/config/paths.ts';
import { useSignedInSession } from '../../shared/session/use-session.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { signOut } from '../../shared/sign-out/sign-out.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useNavigationLinks } from './navigation-links.ts';
import { useCloseAtBreakpoint } from './use-close-at-breakpoint.ts';

export default function MenuPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const quantity = totalQuantity(useCart());
  const links = useNavigationLinks();
  useCloseAtBreakpoint('(min-width: 1200px)', isOpen, onClose);
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('common.menu'), sx: paperStyle } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1 }}>
        <LanguageSwitch />
        <IconButton onClick={onClose} aria-label={t('common.closeMenu')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('common.navigation.label')}>
        {links.map(({ label, to, isCurrent }) => (
          <PanelLink key={to} to={to} isCurrent={isCurrent} onClick={onClose}>
            {t(`common.navigation.${label}`)}
          </PanelLink>
        ))}
        <PanelLink to={paths.quickOrder} onClick={onClose}>
          {t('common.quickOrder')}
        </PanelLink>
        <PanelLink to={paths.cart} onClick={onClose}>
          {quantity > 0 ? t('common.cartWith', { count: quantity }) : t('common.cart')}
        </PanelLink>
        <Divider sx={{ my: 1 }} />
        <AccountLinks onClose={onClose} />
      </Box>
    </Drawer>
  );
}

function AccountLinks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSignedInSession();
  const isStaff = useStaffClaim();
  const { reorderLast, isBusy } = useReorderLast();
  if (!session) {
    return (
      <>
        <PanelLink to={paths.login()} onClick={onClose}>
          {t('common.login')}
        </PanelLink>
        <PanelLink to={paths.register} onClick={onClose}>
          {t('common.register')}
        </PanelLink>
      </>
    );
  }
  return (
    <>
      <PanelLink to={paths.account()} onClick={onClose}>
        {t('common.account')}
      </PanelLink>
      {!isStaff && (
        <PanelButton disabled={isBusy} onClick={reorderLast}>
          {isBusy ? t('common.loading') : t('common.reorderLast')}
        </PanelButton>
      )}
      {isStaff && (
        <PanelLink to={paths.staff} onClick={onClose}>
          {t('common.staff')}
        </PanelLink>
      )}
      <PanelButton
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        {t('common.logout')}
      </PanelButton>
    </>
  );
}

function PanelButton(props: { disabled?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      {...props}
      sx={{ display: 'block', px: 3, py: 1.5, fontSize: '1rem', fontWeight: 500 }}
    />
  );
}

interface PanelLinkProps {
  to: string;
  isCurrent?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function PanelLink({ to, isCurrent, onClick, children }: PanelLinkProps) {
  const { pathname } = useLocation();
  const isHere = isCurrent ?? (pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Box
      component={Link}
      to={to}
      onClick={onClick}
      aria-current={isHere ? 'page' : undefined}
      sx={linkStyle}
    >
      {children}
    </Box>
  );
}

/** 444 px is the `maxWidth` of MUI's `xs` dialog. */
const paperStyle = { width: '80%', maxWidth: 444 } as const;

const linkStyle = {
  display: 'block',
  px: 3,
  py: 1.5,
  color: 'primary.main',
  fontWeight: 500,
  textDecoration: 'none',
  borderLeft: '3px solid transparent',
  '&[aria-current]': { color: 'secondary.main', borderColor: 'currentColor', fontWeight: 650 },
} as const;
