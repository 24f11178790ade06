import { useTranslation } from 'react-i18next';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface DeclineDialogProps {
  rmaNumber: string;
  onClose: () => void;
  onDeclined: (message: string) => void;
}

export function DeclineDialog({ rmaNumber, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('staff');
  const declineReturn = useStaffAction('declineReturn');
  const form = useForm<'reason', { reason: string }, 'missing'>({
    names: ['reason'],
    read: ({ reason }) => ({ reason: reason.trim() }),
    validate: ({ reason }) => (reason === '' ? { reason: 'missing' } : {}),
    send: async ({ reason }) => {
      await declineReturn.mutateAsync({ rmaNumber, reason });
      onDeclined(t('returns.decline.done'));
      onClose();
    },
  });
  return (
    <TitledDialog
      title={t('returns.decline.title', { number: rmaNumber })}
      form={form.elementProps}
      onClose={onClose}
      isBusy={form.busy}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" color="error" variant="contained" disabled={form.busy}>
          {t('returns.decline.submit')}
        </Button>
      }
    >
      <FormField
        name="reason"
        label={t('returns.decline.reason')}
        hint={t('returns.decline.hint')}
        autoComplete="off"
        maxLength={1000}
        minRows={3}
        error={form.issues.reason && t('returns.decline.missing')}
      />
      <StaffErrorAlert error={form.failure?.error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}
