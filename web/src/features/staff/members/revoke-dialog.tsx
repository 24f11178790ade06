import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { waitMinutes } from '../../../shared/forms/wait-minutes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { staffErrorKey } from '../staff-error.ts';
import { useStaffCall } from '../use-staff-call.ts';
import { removalErrors } from './member-errors.ts';

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
  const { call, busy, error } = useStaffCall('setStaff', onRevoked);
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('members.confirm', { email })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('members.consequence')}</DialogContentText>
        {error !== undefined && (
          <Alert severity="error">
            {t(staffErrorKey(error, removalErrors), { minutes: waitMinutes(error) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('shell.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={busy}
          onClick={() => call({ email, uid, staff: false })}
        >
          {t('members.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
