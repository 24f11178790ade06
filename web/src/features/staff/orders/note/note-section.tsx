import { maxNoteLength } from '@dental-shop/domain/api/staff/order-calls';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderNotes } from '../../../../shared/firestore/collections.ts';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { RecordSection } from '../../record-section.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { useLiveDocument } from '../../use-live-document.ts';

interface NoteSectionProps {
  orderId: string;
  isOwn: boolean;
  onSaved: () => void;
}

export function NoteSection({ orderId, isOwn, onSaved }: NoteSectionProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  /** Undefined before the first edit, so the button doesn't take focus on load. */
  const [isEditing, setIsEditing] = useState<boolean>();
  const note = useLiveDocument(orderNotes, orderId);
  if (note === 'loading') return <RecordsSkeleton />;
  if (note === 'unreachable') return <DatabaseFailure />;
  const text = note === 'missing' ? '' : note.text;
  return (
    <RecordSection title={t('orders.note.title')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text || t('orders.note.none')}
      </Typography>
      {note !== 'missing' && (
        <Typography variant="body2" color="textSecondary">
          {t('orders.note.by', {
            who: note.who,
            date: officeDate(note.updatedAt.toDate(), 'dayAndTime'),
          })}
        </Typography>
      )}
      {!isOwn && isEditing && (
        <NoteForm
          orderId={orderId}
          text={text}
          onCancel={() => setIsEditing(false)}
          onSaved={() => {
            setIsEditing(false);
            onSaved();
          }}
        />
      )}
      {!isOwn && !isEditing && (
        <Button autoFocus={isEditing === false} onClick={() => setIsEditing(true)}>
          {t(text === '' ? 'orders.note.add' : 'orders.note.edit')}
        </Button>
      )}
    </RecordSection>
  );
}

interface NoteFormProps {
  orderId: string;
  text: string;
  onCancel: () => void;
  onSaved: () => void;
}

export function NoteForm({ orderId, text, onCancel, onSaved }: NoteFormProps) {
  const { t } = useTranslation('staff');
  const annotateOrder = useStaffAction('annotateOrder');
  const form = useForm<'text', { text: string }, never>({
    names: ['text'],
    read: (fields) => fields,
    validate: () => ({}),
    send: async (fields) => {
      await annotateOrder.mutateAsync({ orderId, text: fields.text });
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
      <StaffErrorAlert error={form.failure?.error} />
      <SubmitButton
        label={t('orders.note.save')}
        busyLabel={t('orders.note.saving')}
        busy={form.busy}
      />
      <Button onClick={onCancel}>{t('shell.cancel')}</Button>
    </Stack>
  );
}
