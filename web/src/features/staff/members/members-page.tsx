import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { GrantForm } from './grant-form.tsx';
import { MemberList } from './member-list.tsx';

/** Where admins say who is staff. */
export default function MembersPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('members.title'), description: t('members.description') });
  const [news, setNews] = useState('');
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('members.title')}</Typography>
      <Typography sx={{ maxWidth: 640 }}>{t('members.introduction')}</Typography>
      <GrantForm onGranted={(email) => setNews(t('members.granted', { email }))} />
      <Box role="status">{news && <Alert severity="success">{news}</Alert>}</Box>
      <MemberList onRevoked={(email) => setNews(t('members.revoked', { email }))} />
    </Stack>
  );
}
