import { maxNoteLength } from '@dental-shop/domain/api/staff/annotate-order';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../shared/forms/form-alert.tsx';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { waitMinutes } from '../../../../shared/forms/wait-minutes.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { callStaff } from '../../call-staff.ts';
import { staffErrorKey } from '../../staff-error.ts';
import { orderErrors } from '../order-errors.ts';

interface NoteFormProps {
  orderId: string;
  /** The note as it was when editing began. */
  text: string;
  onCancel: () => void;
  onSaved: () => void;
}

/** Replaces the note on an order. */
export function NoteForm({ orderId, text, onCancel, onSaved }: NoteFormProps) {
  const { t } = useTranslation('staff');
  const form = useForm<'text', { text: string }, never>({
    names: ['text'],
    read: (fields) => fields,
    validate: () => ({}),
    send: async (fields) => {
      await callStaff('annotateOrder', { orderId, text: fields.text });
      onSaved();
    },
  });
  return (
    <Stack component="form" spacing={1} sx={{ mt: 1 }} {...form.elementProps}>
      <FormField
        name="text"
        label={t('orders.note.title')}
        hint={t('orders.note.hint')}
        defaultValue={text}
        autoComplete="off"
        maxLength={maxNoteLength}
        minRows={3}
        required={false}
        autoFocus
      />
      <FormAlert
        failure={
          form.failure &&
          t(staffErrorKey(form.failure.error, orderErrors), {
            minutes: waitMinutes(form.failure.error),
          })
        }
      />
      <SubmitButton
        label={t('orders.note.save')}
        busyLabel={t('orders.note.saving')}
        busy={form.busy}
      />
      <Button onClick={onCancel} sx={{ minHeight: 44 }}>
        {t('shell.cancel')}
      </Button>
    </Stack>
  );
}
