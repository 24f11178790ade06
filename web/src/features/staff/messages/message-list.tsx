import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Firestore, orderBy, query } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { contactMessages } from '../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { type ListedMessage, MessageCard } from './message-card.tsx';

/** `new` comes before `answered` in the order of letters turned round. */
function newOnesFirst(firestore: Firestore) {
  return query(contactMessages(firestore), orderBy('state', 'desc'), orderBy('createdAt', 'desc'));
}

interface MessageListProps {
  onMarked: (message: ListedMessage, state: ListedMessage['state']) => void;
}

/** Every message, page by page, as they come and are answered. */
export function MessageList({ onMarked }: MessageListProps) {
  const { t } = useTranslation('staff');
  const { rows, more, listeners } = useLivePages(newOnesFirst(useFirestore()));
  return (
    <>
      {listeners}
      {!rows && <RecordsSkeleton />}
      {rows?.length === 0 && <EmptyState>{t('messages.none')}</EmptyState>}
      {rows && rows.length > 0 && (
        <Stack
          component="ul"
          aria-label={t('messages.list')}
          sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}
        >
          {rows.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              onMarked={(state) => onMarked(message, state)}
            />
          ))}
        </Stack>
      )}
      {more && (
        <Button onClick={more} variant="outlined" sx={{ alignSelf: 'start', minHeight: 44 }}>
          {t('messages.more')}
        </Button>
      )}
    </>
  );
}
