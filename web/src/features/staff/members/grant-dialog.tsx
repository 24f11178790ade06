import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { FactTable } from '../../../shared/ui/fact-table.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { statusText } from '../accounts/status-text.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import { useOfficeDate } from '../time/office-time-zone.ts';

interface GrantDialogProps {
  account: StaffOutput<'findAccount'>;
  admin: boolean;
  onClose: () => void;
  onGranted: () => void;
}

export function GrantDialog({ account, admin, onClose, onGranted }: GrantDialogProps) {
  const { t } = useTranslation('staff');
  const { mutate, isPending, error } = useStaffAction('setStaff', onGranted);
  const { uid, email, emailVerified } = account;
  return (
    <TitledDialog
      title={t(admin ? 'members.confirmAdmin' : 'members.confirmGrant', { email })}
      onClose={onClose}
      isBusy={isPending}
      cancel={t('shell.cancel')}
      action={
        emailVerified && (
          <Button
            variant="contained"
            disabled={isPending}
            onClick={() => mutate({ email, uid, staff: true, admin })}
          >
            {t(isPending ? 'members.granting' : 'members.grant')}
          </Button>
        )
      }
    >
      <DialogContentText>{t('members.look')}</DialogContentText>
      <AccountFacts account={account} />
      {!emailVerified && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('members.unverified')}
        </Alert>
      )}
      <StaffErrorAlert error={error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}

function AccountFacts({ account }: { account: StaffOutput<'findAccount'> }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const { email, createdAt, lastSignInAt, emailVerified, status, staff, admin } = account;
  const day = (instant: string) => officeDate(new Date(instant), 'day');
  const role = admin ? 'members.roles.admin' : 'members.roles.staff';
  return (
    <FactTable
      heading={email}
      facts={[
        { label: t('members.facts.created'), value: day(createdAt) },
        {
          label: t('members.facts.lastSignIn'),
          value: lastSignInAt ? day(lastSignInAt) : t('members.facts.never'),
        },
        {
          label: t('members.facts.email'),
          value: t(emailVerified ? 'members.facts.verified' : 'members.facts.notVerified'),
        },
        {
          label: t('members.facts.customer'),
          value: status ? statusText(t, status) : t('members.facts.notRegistered'),
        },
        { label: t('members.facts.role'), value: staff ? t(role) : t('members.facts.none') },
      ]}
    />
  );
}
