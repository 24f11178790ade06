import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { contactMessages } from '../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { SuccessStatus } from '../success-status.tsx';
import { MessageCard } from './message-card.tsx';

export default function MessagesPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('messages.title'), description: t('messages.description') });
  const [statusMessage, setStatusMessage] = useState('');
  // In descending alphabetical order, `new` comes before `answered`.
  const newFirst = query(
    contactMessages(useFirestore()),
    orderBy('state', 'desc'),
    orderBy('createdAt', 'desc'),
  );
  const { rows, more, isUnreachable, listeners } = useLivePages(newFirst);
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('messages.title')}</Typography>
      <SuccessStatus message={statusMessage} />
      {listeners}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && <EmptyState>{t('messages.none')}</EmptyState>}
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
              onStateChange={(state) =>
                setStatusMessage(t(`messages.marked.${state}`, { name: message.name }))
              }
            />
          ))}
        </Stack>
      )}
      {more && (
        <Button onClick={more} variant="outlined" sx={{ alignSelf: 'start' }}>
          {t('messages.more')}
        </Button>
      )}
    </Stack>
  );
}
