import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
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
  const titleId = useId();
  const { mutate, isPending, error } = useStaffAction('setStaff', onRevoked);
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('members.confirm', { email })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('members.consequence')}</DialogContentText>
        <StaffErrorAlert error={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('shell.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={isPending}
          onClick={() => mutate({ email, uid, staff: false })}
        >
          {t('members.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
