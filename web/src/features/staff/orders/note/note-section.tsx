import { maxNoteLength } from '@dental-shop/domain/api/staff/annotate-order';
import { formatDate } from '@dental-shop/domain/language/locales';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../shared/forms/form-field.tsx';
import { SubmitButton } from '../../../../shared/forms/submit-button.tsx';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { useStaffAction } from '../../staff-queries.ts';
import { OrderSection } from '../order-section.tsx';
import { useOrderNote } from '../use-order.ts';

interface NoteSectionProps {
  orderId: string;
  /** An order of one's own is for others to write about. */
  isOwn: boolean;
  onSaved: () => void;
}

/** What staff tell each other about the order, as it changes. */
export function NoteSection({ orderId, isOwn, onSaved }: NoteSectionProps) {
  const { t, i18n } = useTranslation('staff');
  /** Undefined until somebody has begun: before that nothing asks for the focus. */
  const [isEditing, setIsEditing] = useState<boolean>();
  const note = useOrderNote(orderId);
  if (note === 'loading') return <RecordsSkeleton />;
  if (note === 'unreachable') return <DatabaseFailure />;
  const text = note === 'missing' ? '' : note.text;
  return (
    <OrderSection title={t('orders.note.title')}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text || t('orders.note.none')}
      </Typography>
      {note !== 'missing' && (
        <Typography variant="body2" color="textSecondary">
          {t('orders.note.by', {
            who: note.who,
            date: formatDate(note.updatedAt.toDate(), 'dayAndTime', i18n.language),
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
        <Button
          // It takes the place of the form that had the focus.
          autoFocus={isEditing === false}
          onClick={() => setIsEditing(true)}
          sx={{ minHeight: 44 }}
        >
          {t(text === '' ? 'orders.note.add' : 'orders.note.edit')}
        </Button>
      )}
    </OrderSection>
  );
}

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
      <Button onClick={onCancel} sx={{ minHeight: 44 }}>
        {t('shell.cancel')}
      </Button>
    </Stack>
  );
}
