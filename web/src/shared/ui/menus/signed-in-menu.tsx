import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { signOut } from '../../sign-out/sign-out.ts';
import { Link } from '../link.tsx';

export interface OpenMenuProps {
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

interface SignedInMenuProps extends OpenMenuProps {
  /** The items between the account page and signing out. */
  children: ReactNode;
}

export function SignedInMenu({ anchor, isOpen, onClose, children }: SignedInMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose}>
      <MenuItem component={Link} to={paths.account()} onClick={onClose}>
        <span>{t('common.yourAccount')}</span>
      </MenuItem>
      {children}
      <MenuItem
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        <span>{t('common.logOut')}</span>
      </MenuItem>
    </Menu>
  );
}
