import { totalQuantity } from '@dental-shop/domain/cart/cart';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../shared/cart/cart-store.ts';
import { paths } from '../../shared/config/paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuPanelAccount } from './menu-panel-account.tsx';
import { MenuPanelLink } from './menu-panel-link.tsx';
import { useNavigationLinks } from './use-navigation-links.ts';

interface MenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  const { t } = useTranslation();
  const quantity = totalQuantity(useCart());
  const links = useNavigationLinks();
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
          <MenuPanelLink key={to} to={to} isCurrent={isCurrent} onClick={onClose}>
            {t(`common.navigation.${label}`)}
          </MenuPanelLink>
        ))}
        <MenuPanelLink to={paths.cart} onClick={onClose}>
          {quantity > 0 ? t('common.cartWith', { count: quantity }) : t('common.cart')}
        </MenuPanelLink>
        <Divider sx={{ my: 1 }} />
        <MenuPanelAccount onClose={onClose} />
      </Box>
    </Drawer>
  );
}

/** 444 px is the extra-small maximum width. */
const paperStyle = { width: '80%', maxWidth: 444 } as const;
