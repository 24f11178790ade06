import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface CloseDialogProps {
  complaintId: string;
  complaint: Complaint<unknown>;
  onClose: () => void;
  onClosed: (message: string) => void;
}

/**
 * The investigation is required. Only lists a missing correction and reply, because 21 CFR 820.35(a)
 * requires records of them only if there were any.
 */
export function CloseDialog({ complaintId, complaint, onClose, onClosed }: CloseDialogProps) {
  const { t } = useTranslation('staff');
  const { mutate, isPending, error } = useStaffAction('closeComplaint', () =>
    onClosed(t('complaints.close.done')),
  );
  const { number, investigation, correction, reply } = complaint;
  const isInvestigated = investigation !== '';
  return (
    <TitledDialog
      title={t('complaints.close.title', { number })}
      onClose={onClose}
      isBusy={isPending}
      cancel={t('shell.cancel')}
      action={
        isInvestigated && (
          <Button variant="contained" disabled={isPending} onClick={() => mutate({ complaintId })}>
            {t(isPending ? 'complaints.close.closing' : 'complaints.close.open')}
          </Button>
        )
      }
    >
      {isInvestigated ? (
        <Stack spacing={1}>
          {correction === '' && <Typography>{t('complaints.close.missing.correction')}</Typography>}
          {reply === '' && <Typography>{t('complaints.close.missing.reply')}</Typography>}
          <Typography>{t('complaints.close.warning')}</Typography>
          <StaffErrorAlert error={error} />
        </Stack>
      ) : (
        <Typography>{t('complaints.close.notInvestigated')}</Typography>
      )}
    </TitledDialog>
  );
}
