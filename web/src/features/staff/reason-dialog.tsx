import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField, type FormFieldProps } from '../../shared/forms/form-field.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TitledDialog } from '../../shared/ui/titled-dialog.tsx';
import { StaffErrorAlert } from './staff-error-alert.tsx';

interface ReasonDialogProps
  extends Pick<FormFieldProps, 'label' | 'hint' | 'minRows' | 'autoFocus'> {
  title: string;
  /** The error if staff enter no reason. */
  missing: string;
  submit: string;
  color?: 'primary' | 'error';
  onClose: () => void;
  onSubmit: (reason: string) => Promise<void>;
  children?: ReactNode;
}

export function ReasonDialog({
  title,
  missing,
  submit,
  color = 'primary',
  onClose,
  onSubmit,
  children,
  ...field
}: ReasonDialogProps) {
  const { t } = useTranslation('staff');
  const form = useForm<'reason', { reason: string }, 'missing'>({
    names: ['reason'],
    read: ({ reason }) => ({ reason: reason.trim() }),
    validate: ({ reason }) => (reason === '' ? { reason: 'missing' } : {}),
    send: ({ reason }) => onSubmit(reason),
  });
  return (
    <TitledDialog
      title={title}
      form={form.elementProps}
      onClose={onClose}
      isBusy={form.busy}
      fullWidth
      maxWidth="sm"
      cancel={t('shell.cancel')}
      action={
        <Button type="submit" color={color} variant="contained" disabled={form.busy}>
          {submit}
        </Button>
      }
    >
      {children}
      <FormField
        minRows={3}
        {...field}
        name="reason"
        autoComplete="off"
        maxLength={1000}
        error={form.issues.reason && missing}
      />
      <StaffErrorAlert error={form.failure?.error} sx={{ mt: 2 }} />
    </TitledDialog>
  );
}
