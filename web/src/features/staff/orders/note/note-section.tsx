import { formatDate } from '@dental-shop/domain/language/locales';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { OrderSection } from '../order-section.tsx';
import { useOrderNote } from '../use-order.ts';
import { NoteForm } from './note-form.tsx';

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
