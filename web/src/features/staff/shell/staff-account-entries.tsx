import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { signOut } from '../../../shared/sign-out/sign-out.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { staffPaths } from '../staff-paths.ts';

interface StaffAccountEntriesProps {
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

export default function StaffAccountEntries({ anchor, isOpen, onClose }: StaffAccountEntriesProps) {
  const { t } = useTranslation(['translation', 'staff']);
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose}>
      <MenuItem component={Link} to={paths.account()} onClick={onClose}>
        <span>{t('common.yourAccount')}</span>
      </MenuItem>
      <MenuItem component={Link} to={staffPaths.emails} onClick={onClose}>
        <span>{t('staff:emails.title')}</span>
      </MenuItem>
      <MenuItem component={Link} to={paths.home} onClick={onClose}>
        <span>{t('staff:shell.toShop')}</span>
      </MenuItem>
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
