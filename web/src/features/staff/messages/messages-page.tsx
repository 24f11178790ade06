import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, type Query, query } from 'firebase/firestore';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { contactMessages, type WithId } from '../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { MessageCard } from './message-card.tsx';

/** What visitors and customers wrote through the contact form. */
export default function MessagesPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('messages.title'), description: t('messages.description') });
  const [news, setNews] = useState('');
  // Descending by letter: `new` comes before `answered`.
  const newFirst = query(
    contactMessages(useFirestore()),
    orderBy('state', 'desc'),
    orderBy('createdAt', 'desc'),
  );
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('messages.title')}</Typography>
      <Box role="status">{news && <Alert severity="success">{news}</Alert>}</Box>
      <LiveList ordered={newFirst} none={t('messages.none')} more={t('messages.more')}>
        {(messages) => (
          <Stack
            component="ul"
            aria-label={t('messages.list')}
            sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}
          >
            {messages.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                onMarked={(state) => setNews(t(`messages.marked.${state}`, { name: message.name }))}
              />
            ))}
          </Stack>
        )}
      </LiveList>
    </Stack>
  );
}

interface LiveListProps<Row> {
  /** A query with an order and without a limit. */
  ordered: Query<Row>;
  /** The sentence for an empty list. */
  none: string;
  /** The label of the button that loads the next page. */
  more: string;
  children: (rows: readonly WithId<Row>[]) => ReactNode;
}

/** A list of documents as they come and change, page by page. */
function LiveList<Row extends object>({ ordered, none, more, children }: LiveListProps<Row>) {
  const { rows, more: loadMore, isUnreachable, listeners } = useLivePages(ordered);
  return (
    <>
      {listeners}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && <EmptyState>{none}</EmptyState>}
      {rows && rows.length > 0 && children(rows)}
      {loadMore && (
        <Button onClick={loadMore} variant="outlined" sx={{ alignSelf: 'start', minHeight: 44 }}>
          {more}
        </Button>
      )}
    </>
  );
}
