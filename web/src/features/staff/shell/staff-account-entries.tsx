import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { type OpenMenuProps, SignedInMenu } from '../../../shared/ui/menus/signed-in-menu.tsx';
import { staffPaths } from '../staff-paths.ts';

export default function StaffAccountEntries(props: OpenMenuProps) {
  const { t } = useTranslation('staff');
  const { onClose } = props;
  return (
    <SignedInMenu {...props}>
      <MenuItem component={Link} to={staffPaths.emails} onClick={onClose}>
        <span>{t('emails.title')}</span>
      </MenuItem>
      <MenuItem component={Link} to={paths.home} onClick={onClose}>
        <span>{t('shell.toShop')}</span>
      </MenuItem>
    </SignedInMenu>
  );
}
