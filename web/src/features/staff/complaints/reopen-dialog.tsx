import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface ReopenDialogProps {
  complaintId: string;
  onClose: () => void;
  onReopened: (message: string) => void;
}

export function ReopenDialog({ complaintId, onClose, onReopened }: ReopenDialogProps) {
  const { t } = useTranslation('staff');
  const reopenComplaint = useStaffAction('reopenComplaint');
  const form = useForm<'reason', { reason: string }, 'missing'>({
    names: ['reason'],
    read: ({ reason }) => ({ reason: reason.trim() }),
    validate: ({ reason }) => (reason === '' ? { reason: 'missing' } : {}),
    send: async ({ reason }) => {
      await reopenComplaint.mutateAsync({ complaintId, reason });
      onReopened(t('complaints.reopen.done'));
    },
  });
  return (
    <TitledDialog
      title={t('complaints.reopen.title', { number: complaintId })}
      form={form.elementProps}
      onClose={onClose}
      isBusy={form.busy}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t('complaints.reopen.submit')}
        </Button>
      }
    >
      <FormField
        name="reason"
        label={t('complaints.decide.reason')}
        hint={t('complaints.review.correctionHint')}
        autoComplete="off"
        maxLength={1000}
        minRows={3}
        error={form.issues.reason && t('complaints.decide.issues.reason')}
      />
      <StaffErrorAlert error={form.failure?.error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}
