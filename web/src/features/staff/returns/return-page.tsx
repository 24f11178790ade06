import type { Return } from '@dental-shop/domain/returns/return';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { returns } from '../../../shared/firestore/collections.ts';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { LiveRecord } from '../live-record.tsx';
import { MissingRecord } from '../missing-record.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { StaffActivity } from '../staff-activity.tsx';
import { staffPaths } from '../staff-paths.ts';
import { SuccessStatus } from '../success-status.tsx';
import { useOfficeTimeZone } from '../time/office-time-zone.ts';
import { useFocusAfterChange } from '../use-focus-after-change.ts';
import { ReturnChip } from './return-chip.tsx';
import { ReturnCustomer } from './return-customer.tsx';
import { ReturnNextStep } from './return-next-step.tsx';
import { StaffReturnLines } from './staff-return-lines.tsx';

export default function ReturnPage() {
  const { t } = useTranslation('staff');
  const { rmaNumber = '' } = useParams();
  const title = t('returns.heading', { number: rmaNumber });
  useDocumentHead({ title, description: t('returns.description') });
  return (
    <LiveRecord collection={returns} id={rmaNumber} missing={<NoSuchReturn />}>
      {(found) => <ReturnView rmaNumber={rmaNumber} found={found} />}
    </LiveRecord>
  );
}

function NoSuchReturn() {
  const { t } = useTranslation('staff');
  return (
    <MissingRecord
      message={t('returns.missing')}
      back={{ to: staffPaths.returns, label: t('returns.back') }}
    />
  );
}

function ReturnView({ rmaNumber, found }: { rmaNumber: string; found: Return<Timestamp> }) {
  const { t } = useTranslation('staff');
  const [statusMessage, setStatusMessage] = useState('');
  const recordDate = useRecordDate('dayAndTime', useOfficeTimeZone());
  const isOwn = found.uid === useStaff().uid;
  const step = useFocusAfterChange(found.state + statusMessage);
  return (
    <Stack spacing={3}>
      <Box>
        <MuiLink
          component={Link}
          to={staffPaths.returns}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          {t('returns.back')}
        </MuiLink>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="h1">{t('returns.heading', { number: rmaNumber })}</Typography>
          <ReturnChip state={found.state} />
        </Stack>
        <Typography color="textSecondary">
          {t('returns.requestedOn', { date: recordDate(found) })}
        </Typography>
      </Box>
      <SuccessStatus message={statusMessage} />
      <div ref={step} tabIndex={-1}>
        {isOwn ? (
          <Typography>{t('returns.own')}</Typography>
        ) : (
          <ReturnNextStep
            key={found.state}
            rmaNumber={rmaNumber}
            found={found}
            onMessage={setStatusMessage}
          />
        )}
      </div>
      <StaffReturnLines lines={found.lines} />
      <Box sx={columnsStyle}>
        <ReturnCustomer found={found} />
        <StaffActivity about={rmaNumber} />
      </Box>
    </Stack>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 4,
} as const;
