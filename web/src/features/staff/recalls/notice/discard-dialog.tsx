import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { useStaffAction } from '../../staff-queries.ts';

export function DiscardDialog({ recallId, onClose }: { recallId: string; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useStaffAction(
    'discardRecall',
    () => void navigate(staffPaths.recalls(), { replace: true }),
  );
  return (
    <TitledDialog
      title={t('recalls.recall.askDiscard')}
      onClose={onClose}
      isBusy={isPending}
      cancel={t('shell.cancel')}
      action={
        <Button
          color="error"
          variant="contained"
          disabled={isPending}
          onClick={() => mutate({ recallId })}
        >
          {t('recalls.recall.discard')}
        </Button>
      }
    >
      <DialogContentText>{t('recalls.recall.discardHint')}</DialogContentText>
      <StaffErrorAlert error={error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}
