import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TitledDialog } from '../../../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';

/** Puts the lot on hold, or lifts the hold. */
export interface HoldQuestion {
  sku: string;
  lot: string;
  hold: boolean;
}

interface HoldDialogProps {
  question: HoldQuestion;
  onClose: () => void;
  onDone: (question: HoldQuestion) => void;
}

const maxReason = 1000;

export function HoldDialog({ question, onClose, onDone }: HoldDialogProps) {
  const { t } = useTranslation('staff');
  const setLotHold = useStaffAction('setLotHold');
  const form = useForm<'reason', { reason: string }, 'missing'>({
    names: ['reason'],
    read: ({ reason }) => ({ reason: reason.trim() }),
    validate: ({ reason }) => (reason === '' ? { reason: 'missing' } : {}),
    send: async ({ reason }) => {
      await setLotHold.mutateAsync({ ...question, reason });
      onDone(question);
    },
  });
  const { sku, lot, hold } = question;
  return (
    <TitledDialog
      title={t(hold ? 'recalls.holds.askHold' : 'recalls.holds.askRelease', { sku, lot })}
      form={form.elementProps}
      onClose={onClose}
      isBusy={form.busy}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button
          type="submit"
          variant="contained"
          color={hold ? 'error' : 'primary'}
          disabled={form.busy}
        >
          {t(hold ? 'recalls.holds.hold' : 'recalls.holds.release')}
        </Button>
      }
    >
      <FormField
        name="reason"
        label={t('recalls.holds.reason')}
        hint={t('recalls.holds.reasonHint')}
        autoComplete="off"
        maxLength={maxReason}
        minRows={2}
        error={form.issues.reason && t('recalls.holds.reasonMissing')}
      />
      <StaffErrorAlert error={form.failure?.error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}
