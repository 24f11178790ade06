import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffAction } from '../use-staff-action.ts';
import { peopleErrorKey } from './people-error.ts';
import type { Person } from './people-list.tsx';

interface RevokeDialogProps {
  person: Person;
  onClose: () => void;
  onRevoked: () => void;
}

export function RevokeDialog({ person: { email }, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const { act, busy, error } = useStaffAction('setStaff', onRevoked);
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('people.confirm', { email })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('people.consequence')}</DialogContentText>
        {error !== undefined && <Alert severity="error">{t(peopleErrorKey(error))}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('shell.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={busy}
          onClick={() => act({ email, staff: false })}
        >
          {t('people.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
