import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { approvalQuery } from '../../shared/api/account-requests.ts';
import { ApprovalListener } from '../../shared/approval/approval-observer.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMayLackApproval } from '../../shared/session/use-stored-claims.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

/** Tells a customer who may not check out why; nothing to all others. */
export function ApprovalBanner({ uid }: { uid: string }) {
  return useMayLackApproval() ? <Banner uid={uid} /> : null;
}

function Banner({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(approvalQuery(uid));
  // Almost every account without the claim is pending. Reserving the room for that sentence avoids a layout shift.
  const shown = isPending ? 'pending' : data?.status === null ? 'unregistered' : data?.status;
  return (
    <>
      {data && <ApprovalListener uid={uid} approved={data.approved} />}
      {shown && shown !== 'approved' && (
        <Alert
          severity={shown === 'pending' ? 'info' : 'warning'}
          role="status"
          aria-hidden={isPending || undefined}
          sx={{ mb: 2, visibility: isPending ? 'hidden' : undefined }}
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
