import type { RecallContent } from '@dental-shop/domain/api/staff/recall-calls';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';

interface SendDialogProps {
  recallId: string;
  content: RecallContent;
  recipients: readonly { email: string }[];
  onClose: () => void;
  onSent: (message: string) => void;
}

export function SendDialog({ recallId, content, recipients, onClose, onSent }: SendDialogProps) {
  const { t } = useTranslation('staff');
  // The preview is live, so a colleague's changes may appear behind the dialog, unnoticed.
  const [previewed] = useState(content);
  const { mutate, isPending, error } = useStaffAction('sendRecall', ({ consignees }) => {
    onClose();
    onSent(t('recalls.recall.sent', { count: consignees }));
  });
  const unreachable = recipients.filter(({ email }) => email === '').length;
  return (
    <TitledDialog
      title={t('recalls.recall.askSend', { count: recipients.length })}
      onClose={isPending ? undefined : onClose}
      cancel={t('shell.cancel')}
      action={
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => mutate({ recallId, ...previewed })}
        >
          {t(isPending ? 'recalls.recall.sending' : 'recalls.recall.confirmSend')}
        </Button>
      }
    >
      <DialogContentText>{t('recalls.recall.sendHint')}</DialogContentText>
      <DialogContentText sx={{ mt: 1 }}>{t('recalls.recall.holdHint')}</DialogContentText>
      {unreachable > 0 && (
        <DialogContentText sx={{ mt: 1 }}>
          {t('recalls.recall.unreachable', { count: unreachable })}
        </DialogContentText>
      )}
      <StaffErrorAlert error={error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}
