import type { FindAccountResponse } from '@dental-shop/domain/api/staff/find-account';
import { formatDate } from '@dental-shop/domain/language/locales';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { FactTable } from '../../../shared/ui/fact-table.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface GrantDialogProps {
  account: FindAccountResponse;
  admin: boolean;
  onClose: () => void;
  onGranted: () => void;
}

export function GrantDialog({ account, admin, onClose, onGranted }: GrantDialogProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const { mutate, isPending, error } = useStaffAction('setStaff', onGranted);
  const { uid, email, emailVerified } = account;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t(admin ? 'members.confirmAdmin' : 'members.confirmGrant', { email })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{t('members.look')}</DialogContentText>
        <AccountFacts account={account} />
        {!emailVerified && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('members.unverified')}
          </Alert>
        )}
        <StaffErrorAlert error={error} notFound="members.noAccount" sx={{ mt: 2 }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus sx={{ minHeight: 44 }}>
          {t('shell.cancel')}
        </Button>
        {emailVerified && (
          <Button
            variant="contained"
            disabled={isPending}
            onClick={() => mutate({ email, uid, staff: true, admin })}
            sx={{ minHeight: 44 }}
          >
            {t(isPending ? 'members.granting' : 'members.grant')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function AccountFacts({ account }: { account: FindAccountResponse }) {
  const { t, i18n } = useTranslation('staff');
  const { email, createdAt, lastSignInAt, emailVerified, status, staff, admin } = account;
  const day = (instant: string) => formatDate(new Date(instant), 'day', i18n.language);
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
          value: status ? t(`accounts.statuses.${status}`) : t('members.facts.notRegistered'),
        },
        { label: t('members.facts.role'), value: staff ? t(role) : t('members.facts.none') },
      ]}
    />
  );
}
