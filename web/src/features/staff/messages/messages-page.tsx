import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { contactMessages } from '../../../shared/firestore/collections.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { LiveList } from '../live-list.tsx';
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
