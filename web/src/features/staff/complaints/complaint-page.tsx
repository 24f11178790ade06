import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { isDeadlineRunning } from '@dental-shop/domain/complaints/complaint-deadline';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { complaints } from '../../../shared/firestore/collections.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { LiveRecord } from '../live-record.tsx';
import { MissingRecord } from '../missing-record.tsx';
import { StaffActivity } from '../staff-activity.tsx';
import { staffPaths } from '../staff-paths.ts';
import { SuccessStatus } from '../success-status.tsx';
import { useOfficeDate, useOfficeTimeZoneName } from '../time/office-time-zone.ts';
import { useFocusAfterChange } from '../use-focus-after-change.ts';
import { ComplaintActions } from './complaint-actions.tsx';
import { ComplaintChips } from './complaint-chips.tsx';
import { ComplaintDecision } from './complaint-decision.tsx';
import { ComplaintReview } from './complaint-review.tsx';
import { Complainant, Device, Report } from './complaint-sections.tsx';
import { DaysLeft } from './due-date.tsx';

export default function ComplaintPage() {
  const { t } = useTranslation('staff');
  const { complaintId = '' } = useParams();
  const title = t('complaints.heading', { number: complaintId });
  useDocumentHead({ title, description: t('complaints.description') });
  return (
    <LiveRecord collection={complaints} id={complaintId} missing={<NoSuchComplaint />}>
      {(complaint) => <ComplaintView complaintId={complaintId} complaint={complaint} />}
    </LiveRecord>
  );
}

function NoSuchComplaint() {
  const { t } = useTranslation('staff');
  return (
    <MissingRecord
      message={t('complaints.missing')}
      back={{ to: staffPaths.complaints, label: t('complaints.back') }}
    />
  );
}

interface ComplaintViewProps {
  complaintId: string;
  complaint: Complaint<Timestamp>;
}

function ComplaintView({ complaintId, complaint }: ComplaintViewProps) {
  const [statusMessage, setStatusMessage] = useState('');
  const actions = useFocusAfterChange(complaint.state + statusMessage);
  const about = { complaintId, complaint, onMessage: setStatusMessage };
  return (
    <Stack spacing={3}>
      <Head complaint={complaint} />
      <div ref={actions} tabIndex={-1}>
        <ComplaintActions {...about} />
      </div>
      <SuccessStatus message={statusMessage} />
      <Box sx={columnsStyle}>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <Report report={complaint.report} />
          <ComplaintReview {...about} />
          <ComplaintDecision complaint={complaint} />
        </Stack>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <Device device={complaint.device} />
          <Complainant complaint={complaint} />
          <StaffActivity about={complaintId} />
        </Stack>
      </Box>
    </Stack>
  );
}

function Head({ complaint }: { complaint: Complaint<Timestamp> }) {
  const { t, i18n } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const timeZone = useOfficeTimeZoneName();
  const { number, awareAt, dueOn } = complaint;
  return (
    <Box>
      <MuiLink
        component={Link}
        to={staffPaths.complaints}
        sx={{ display: 'inline-block', py: 1.25 }}
      >
        {t('complaints.back')}
      </MuiLink>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h1">{t('complaints.heading', { number })}</Typography>
        <ComplaintChips complaint={complaint} />
      </Stack>
      <Typography color="textSecondary">
        {t('complaints.received', {
          date: officeDate(awareAt.toDate(), 'day'),
        })}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        <Typography color="textSecondary">
          {t('complaints.dueOn', {
            date: formatCalendarDate(dueOn, i18n.language),
            timeZone,
          })}
        </Typography>
        {isDeadlineRunning(complaint) && <DaysLeft dueOn={dueOn} />}
      </Stack>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
  gap: 4,
} as const;
