import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useApproval } from '../../shared/approval/use-approval.tsx';
import { useMayLackApproval } from '../../shared/approval/use-may-lack-approval.ts';
import { paths } from '../../shared/config/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

/** Tells a customer who may not check out why; nothing to all others. */
export function ApprovalBanner({ uid }: { uid: string }) {
  return useMayLackApproval() ? <Banner uid={uid} /> : null;
}

function Banner({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { status, approval, listener } = useApproval(uid);
  const isChecking = approval === 'checking';
  // Almost every account without the claim is a pending one, so its sentence keeps the room until the
  // server has answered, and what is below does not move.
  const shown = isChecking ? 'pending' : status === null ? 'unregistered' : status;
  return (
    <>
      {listener}
      {shown && shown !== 'approved' && (
        <Alert
          severity={shown === 'pending' ? 'info' : 'warning'}
          role="status"
          aria-hidden={isChecking || undefined}
          sx={{ mb: 2, visibility: isChecking ? 'hidden' : undefined }}
          action={shown !== 'pending' && <WayOn isRegistered={shown !== 'unregistered'} />}
        >
          {shown === 'pending' ? t('account.approval.pending') : t(`checkout.approval.${shown}`)}
        </Alert>
      )}
    </>
  );
}

function WayOn({ isRegistered }: { isRegistered: boolean }) {
  const { t } = useTranslation();
  return (
    <Button color="inherit" component={Link} to={isRegistered ? paths.contact : paths.register}>
      {t(isRegistered ? 'checkout.approval.contact' : 'common.register')}
    </Button>
  );
}
