import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { GrantForm } from './grant-form.tsx';
import { PeopleList } from './people-list.tsx';

/** Who is staff, for admins. */
export default function PeoplePage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('people.title'), description: t('people.description') });
  const [news, setNews] = useState('');
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('people.title')}</Typography>
      <Typography sx={{ maxWidth: 640 }}>{t('people.introduction')}</Typography>
      <GrantForm onGranted={(email) => setNews(t('people.granted', { email }))} />
      <Box role="status">{news && <Alert severity="success">{news}</Alert>}</Box>
      <PeopleList onRevoked={(email) => setNews(t('people.revoked', { email }))} />
    </Stack>
  );
}
