import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface RevokeDialogProps {
  member: { id: string; email: string };
  onClose: () => void;
  onRevoked: () => void;
}

export function RevokeDialog({
  member: { id: uid, email },
  onClose,
  onRevoked,
}: RevokeDialogProps) {
  const { t } = useTranslation('staff');
  const { mutate, isPending, error } = useStaffAction('setStaff', onRevoked);
  return (
    <TitledDialog
      title={t('members.confirm', { email })}
      role="alertdialog"
      onClose={onClose}
      isBusy={isPending}
      cancel={t('shell.cancel')}
      action={
        <Button
          color="error"
          variant="contained"
          disabled={isPending}
          onClick={() => mutate({ email, uid, staff: false })}
        >
          {t('members.revoke')}
        </Button>
      }
    >
      <DialogContentText>{t('members.consequence')}</DialogContentText>
      <StaffErrorAlert error={error} />
    </TitledDialog>
  );
}
