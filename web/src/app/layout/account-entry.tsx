import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { loadChunk } from '../../shared/loading/load-chunk.ts';
import { useSession } from '../../shared/session/use-session.ts';

const AccountMenu = lazy(() => loadChunk('account-menu', () => import('./account-menu.tsx')));

/** 'Login' and 'Register', or the menu of the one who is signed in. */
export function AccountEntry() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.status === 'signed-in') return <AccountMenu email={session.user.email} />;
  return (
    <>
      <Button component={Link} to={paths.login()} data-signed-out>
        {t('common.login')}
      </Button>
      <Button component={Link} to={paths.register} variant="outlined" data-signed-out>
        {t('common.register')}
      </Button>
    </>
  );
}
