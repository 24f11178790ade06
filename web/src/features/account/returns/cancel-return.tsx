import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { useCancelReturn } from './return-requests.ts';
import { useReturnFailure } from './use-return-failure.ts';

/** The page shows the result, because it listens to the return's document. */
export function CancelReturn({ rmaNumber }: { rmaNumber: string }) {
  const { t } = useTranslation('returns');
  const failureText = useReturnFailure();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error, reset } = useCancelReturn(rmaNumber);
  const open = () => {
    reset();
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {t('cancel.button')}
      </Button>
      {isOpen && (
        <TitledDialog
          title={t('cancel.question')}
          role="alertdialog"
          onClose={() => setIsOpen(false)}
          isBusy={isPending}
          cancel={t('cancel.keep')}
          action={
            <Button
              variant="contained"
              color="error"
              disabled={isPending}
              onClick={() => mutate(undefined, { onSuccess: () => setIsOpen(false) })}
            >
              {t(isPending ? 'cancel.canceling' : 'cancel.confirm')}
            </Button>
          }
        >
          <DialogContentText>{t('cancel.explanation')}</DialogContentText>
          {error && (
            <Alert severity="error" role="alert" sx={{ mt: 2 }}>
              {failureText(error)}
            </Alert>
          )}
        </TitledDialog>
      )}
    </>
  );
}
