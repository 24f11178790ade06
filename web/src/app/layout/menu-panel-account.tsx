import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useStaffClaim } from '../../shared/session/use-staff-claim.ts';
import { logOut } from './log-out.ts';
import { MenuPanelLink } from './menu-panel-link.tsx';

export function MenuPanelAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const isStaff = useStaffClaim();
  if (session.status !== 'signed-in') {
    return (
      <>
        <MenuPanelLink to={paths.login()} onClick={onClose}>
          {t('common.login')}
        </MenuPanelLink>
        <MenuPanelLink to={paths.register} onClick={onClose}>
          {t('common.register')}
        </MenuPanelLink>
      </>
    );
  }
  return (
    <>
      <MenuPanelLink to={paths.account()} onClick={onClose}>
        {t('common.account')}
      </MenuPanelLink>
      {isStaff && (
        <MenuPanelLink to={paths.staff} onClick={onClose}>
          {t('common.staff')}
        </MenuPanelLink>
      )}
      <Button
        onClick={() => {
          onClose();
          void logOut();
        }}
        sx={{ px: 3, py: 1.5, fontSize: '1rem', fontWeight: 500 }}
      >
        {t('common.logout')}
      </Button>
    </>
  );
}
