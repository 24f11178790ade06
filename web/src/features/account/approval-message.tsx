import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalQuery } from '../../shared/api/account-requests.ts';
import { ApprovalListener } from '../../shared/approval/approval-observer.tsx';
import { paths } from '../../shared/config/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

export default function ApprovalMessage({ uid, loading }: { uid: string; loading: ReactNode }) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(approvalQuery(uid));
  if (isPending) return loading;
  if (!data) return null;
  const status = data.status ?? 'unregistered';
  return (
    <>
      <ApprovalListener uid={uid} approved={data.approved} />
      {status !== 'approved' && (
        <Alert
          severity={status === 'pending' ? 'info' : 'warning'}
          role="status"
          sx={{ mb: 2 }}
          action={status !== 'pending' && <NextStep isRegistered={status !== 'unregistered'} />}
        >
          {status === 'pending' ? t('account.approval.pending') : t(`checkout.approval.${status}`)}
        </Alert>
      )}
    </>
  );
}

function NextStep({ isRegistered }: { isRegistered: boolean }) {
  const { t } = useTranslation();
  return (
    <Button color="inherit" component={Link} to={isRegistered ? paths.contact : paths.register}>
      {t(isRegistered ? 'checkout.approval.contact' : 'common.register')}
    </Button>
  );
}
