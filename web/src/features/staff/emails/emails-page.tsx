import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staff } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { SuccessStatus } from '../success-status.tsx';
import { useLiveDocument } from '../use-live-document.ts';
import { EmailsForm } from './emails-form.tsx';

export default function EmailsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('emails.title'), description: t('emails.description') });
  const { email } = useStaff();
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <Stack spacing={2}>
      <PageHeader title={t('emails.title')} />
      <Typography sx={{ maxWidth: 640, overflowWrap: 'anywhere' }}>
        {t('emails.introduction', { email })}
      </Typography>
      <OwnEmails onSaved={() => setStatusMessage(t('emails.saved'))} />
      <SuccessStatus message={statusMessage} />
    </Stack>
  );
}

function OwnEmails({ onSaved }: { onSaved: () => void }) {
  const { uid } = useStaff();
  const member = useLiveDocument(staff, uid);
  if (member === 'loading') return <RecordsSkeleton />;
  if (member === 'unreachable' || member === 'missing') return <DatabaseFailure />;
  return <EmailsForm chosen={member.emails ?? []} onSaved={onSaved} />;
}
