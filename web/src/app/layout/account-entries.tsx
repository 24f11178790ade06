import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useReorderLast } from '../../shared/cart/use-reorder.ts';
import { paths } from '../../shared/config/paths.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { signOut } from '../../shared/sign-out/sign-out.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useCloseAtBreakpoint } from './use-close-at-breakpoint.ts';

interface AccountEntriesProps {
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

export default function AccountEntries({ anchor, isOpen, onClose }: AccountEntriesProps) {
  const { t } = useTranslation();
  const isStaff = useStaffClaim();
  useCloseAtBreakpoint('(max-width: 899.95px)', isOpen, onClose);
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose}>
      <MenuItem component={Link} to={paths.account()} onClick={onClose}>
        <span>{t('common.yourAccount')}</span>
      </MenuItem>
      {!isStaff && <ReorderLastItem />}
      {isStaff && (
        <MenuItem component={Link} to={paths.staff} onClick={onClose}>
          <span>{t('common.staff')}</span>
        </MenuItem>
      )}
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

function ReorderLastItem() {
  const { t } = useTranslation();
  const { reorderLast, isBusy } = useReorderLast();
  return (
    <MenuItem disabled={isBusy} onClick={reorderLast}>
      <span>{isBusy ? t('common.loading') : t('common.reorderLast')}</span>
    </MenuItem>
  );
}
