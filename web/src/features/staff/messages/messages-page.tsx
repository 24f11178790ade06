import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { MessageList } from './message-list.tsx';

/** What visitors wrote to the office. */
export default function MessagesPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('messages.title'), description: t('messages.description') });
  const [news, setNews] = useState('');
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('messages.title')}</Typography>
      <Box role="status">{news && <Alert severity="success">{news}</Alert>}</Box>
      <MessageList
        onMarked={({ name }, state) => setNews(t(`messages.marked.${state}`, { name }))}
      />
    </Stack>
  );
}
