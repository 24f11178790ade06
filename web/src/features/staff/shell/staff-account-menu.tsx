import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { useSignedInSession } from '../../../shared/session/use-session.ts';
import { signOut } from '../../../shared/sign-out/sign-out.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { staffPaths } from '../staff-paths.ts';

export function StaffAccountMenu() {
  const { t } = useTranslation(['translation', 'staff']);
  const session = useSignedInSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!session) return null;
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 0, minHeight: 44 }}
      >
        <Box component="span" sx={labelStyle}>
          {session.user.email}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={paths.account()} onClick={close}>
          <span>{t('common.yourAccount')}</span>
        </MenuItem>
        <MenuItem component={Link} to={staffPaths.emails} onClick={close}>
          <span>{t('staff:emails.title')}</span>
        </MenuItem>
        <MenuItem component={Link} to={paths.home} onClick={close}>
          <span>{t('staff:shell.toShop')}</span>
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <span>{t('common.logOut')}</span>
        </MenuItem>
      </Menu>
    </>
  );
}

const labelStyle = {
  maxWidth: { xs: '7rem', sm: '16rem' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
