import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings as settingsCollection } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { SuccessStatus } from '../success-status.tsx';
import { useLiveDocument } from '../use-live-document.ts';
import { SettingsForm } from './settings-form.tsx';

export default function SettingsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('settings.title'), description: t('settings.description') });
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('settings.title')}</Typography>
      <Typography sx={{ maxWidth: 640 }}>{t('settings.introduction')}</Typography>
      <LiveSettings onSaved={() => setStatusMessage(t('settings.saved'))} />
      <SuccessStatus message={statusMessage} />
    </Stack>
  );
}

function LiveSettings({ onSaved }: { onSaved: () => void }) {
  const stored = useLiveDocument(settingsCollection, 'office');
  if (stored === 'loading') return <RecordsSkeleton />;
  if (stored === 'unreachable') return <DatabaseFailure />;
  // The defaults apply if there's no document, and to fields added since it was written.
  const current = officeSettings.parse(stored === 'missing' ? {} : stored);
  return <SettingsForm current={current} onSaved={onSaved} />;
}
