import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useReorderLast } from '../../shared/cart/use-reorder.ts';
import { paths } from '../../shared/config/paths.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { Link } from '../../shared/ui/link.tsx';
import { type OpenMenuProps, SignedInMenu } from '../../shared/ui/menus/signed-in-menu.tsx';
import { useCloseAtBreakpoint } from './use-close-at-breakpoint.ts';

export default function AccountEntries(props: OpenMenuProps) {
  const { t } = useTranslation();
  const isStaff = useStaffClaim();
  const { isOpen, onClose } = props;
  useCloseAtBreakpoint('(max-width: 899.95px)', isOpen, onClose);
  return (
    <SignedInMenu {...props}>
      {isStaff ? (
        <MenuItem component={Link} to={paths.staff} onClick={onClose}>
          <span>{t('common.staff')}</span>
        </MenuItem>
      ) : (
        <ReorderLastItem />
      )}
    </SignedInMenu>
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
