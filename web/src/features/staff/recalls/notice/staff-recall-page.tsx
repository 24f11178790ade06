import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { recalls } from '../../../../shared/firestore/collections.ts';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { LiveRecord } from '../../live-record.tsx';
import { MissingRecord } from '../../missing-record.tsx';
import { StaffActivity } from '../../staff-activity.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { SuccessStatus } from '../../success-status.tsx';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { DraftRecall } from './draft-recall.tsx';
import { RecallHeading } from './recall-heading.tsx';
import type { RecallProps } from './recall-props.ts';
import { SentRecall } from './sent-recall.tsx';

export default function StaffRecallPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('recalls.title'), description: t('recalls.description') });
  const { recallId = '' } = useParams();
  return (
    <LiveRecord collection={recalls} id={recallId} missing={<NoSuchRecall />}>
      {(recall) => <RecallView recallId={recallId} recall={recall} />}
    </LiveRecord>
  );
}

function NoSuchRecall() {
  const { t } = useTranslation('staff');
  return (
    <MissingRecord
      message={t('recalls.recall.none')}
      back={{ to: staffPaths.recalls(), label: t('recalls.recall.back') }}
    />
  );
}

function RecallView({ recallId, recall }: Omit<RecallProps, 'onDone'>) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const [statusMessage, setStatusMessage] = useState('');
  const { sku, lots, state, sentAt } = recall;
  const View = state === 'draft' ? DraftRecall : SentRecall;
  return (
    <Stack spacing={3}>
      <RecallHeading title={t('recalls.recall.heading', { sku })} />
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          t('recalls.recall.lots', { lots: lots.join(', ') }),
          sentAt
            ? t('recalls.recall.sentAt', {
                date: officeDate(sentAt.toDate(), 'dayAndTime'),
              })
            : t('recalls.states.draft'),
        ].join(' · ')}
      </Typography>
      <SuccessStatus message={statusMessage} />
      <View recallId={recallId} recall={recall} onDone={setStatusMessage} />
      <StaffActivity about={recallId} />
    </Stack>
  );
}
