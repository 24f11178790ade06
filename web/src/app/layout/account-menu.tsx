import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReorderLast } from '../../shared/cart/use-reorder.ts';
import { paths } from '../../shared/config/paths.ts';
import { useStaffClaim } from '../../shared/session/use-staff-claim.ts';
import { Link } from '../../shared/ui/link.tsx';
import { logOut } from './log-out.ts';

export default function AccountMenu({ email }: { email: string }) {
  const { t } = useTranslation();
  const isStaff = useStaffClaim();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {userLabel(email)}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={paths.account()} onClick={close}>
          {t('common.yourAccount')}
        </MenuItem>
        {!isStaff && <ReorderLastItem />}
        {isStaff && (
          <MenuItem component={Link} to={paths.staff} onClick={close}>
            {t('common.staff')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            void logOut();
          }}
        >
          {t('common.logOut')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** The menu stays until the cart's page is there. */
function ReorderLastItem() {
  const { t } = useTranslation();
  const { reorderLast, isBusy } = useReorderLast();
  return (
    <MenuItem disabled={isBusy} onClick={reorderLast}>
      {isBusy ? t('common.loading') : t('common.reorderLast')}
    </MenuItem>
  );
}

/** The part of the e-mail address before the @ sign. */
export function userLabel(email: string): string {
  const end = email.lastIndexOf('@');
  return end > 0 ? email.slice(0, end) : email;
}
