import type { RecallContent } from '@dental-shop/domain/api/staff/recall-calls';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { staffQuery } from '../../staff-queries.ts';
import { MailFrame } from './mail-frame.tsx';

interface RecallPreviewProps {
  title: string;
  content: RecallContent;
}

/** The emails as customers get them, side by side on wide screens. */
export function RecallPreview({ title, content }: RecallPreviewProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const { data, isPending, isError, refetch } = useQuery(staffQuery('previewRecall', content));
  const previews = data && [
    { language: 'en', name: t('recalls.edit.english'), mail: data.en },
    { language: 'es', name: t('recalls.edit.spanish'), mail: data.es },
  ];
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isPending && <RecordsSkeleton />}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{t('recalls.recall.retry')}</Button>}
        >
          {t('recalls.recall.previewFailed')}
        </Alert>
      )}
      <Box sx={previewsStyle}>
        {previews?.map(({ language, name, mail }) => (
          <Stack key={language} spacing={1} sx={{ minWidth: 0 }}>
            <Typography variant="h3">
              {t('recalls.recall.previewOf', { language: name })}
            </Typography>
            <Typography lang={language} sx={{ overflowWrap: 'anywhere' }}>
              {mail.subject}
            </Typography>
            <MailFrame html={mail.html} title={t('recalls.recall.previewOf', { language: name })} />
          </Stack>
        ))}
      </Box>
    </section>
  );
}

const previewsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
} as const;
