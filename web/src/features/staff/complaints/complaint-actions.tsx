import { complaintPdfPath } from '@dental-shop/domain/api/paths';
import type { Complaint } from '@dental-shop/domain/complaints/complaint';
import { nextComplaintState } from '@dental-shop/domain/complaints/complaint-transitions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { downloadForStaff } from '../staff-download.ts';
import { StaffErrorAlert } from '../staff-error-alert.tsx';
import { useStaffAction } from '../staff-queries.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ComplaintDecisionDialog } from './complaint-decision-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

interface ComplaintActionsProps {
  complaintId: string;
  complaint: Complaint<Timestamp>;
  onMessage: (message: string) => void;
}

/** Only the next step's button is filled. */
export function ComplaintActions({ complaintId, complaint, onMessage }: ComplaintActionsProps) {
  const { t } = useTranslation('staff');
  const isOwn = complaint.uid === useStaff().uid;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {isOwn ? (
        <Typography variant="body2">{t('complaints.own')}</Typography>
      ) : (
        <Steps complaintId={complaintId} complaint={complaint} onMessage={onMessage} />
      )}
      <DownloadButton
        name="complaint"
        download={() =>
          downloadForStaff(complaintPdfPath(complaintId), `complaint-${complaint.number}.pdf`)
        }
        label={t('complaints.pdf')}
        failed={t('complaints.pdfFailed')}
      />
    </Stack>
  );
}

function Steps({ complaintId, complaint, onMessage }: ComplaintActionsProps) {
  const { t } = useTranslation('staff');
  const [dialog, setDialog] = useState<'decide' | 'close' | 'reopen'>();
  const start = useStaffAction('updateComplaint', () => onMessage(t('complaints.started')));
  const { state } = complaint;
  const about = { complaintId, complaint, onClose: () => setDialog(undefined) };
  const finish = (message: string) => {
    setDialog(undefined);
    onMessage(message);
  };
  return (
    <>
      {state === 'open' && (
        <Button
          variant="contained"
          disabled={start.isPending}
          onClick={() => start.mutate({ complaintId })}
        >
          {t('complaints.start')}
        </Button>
      )}
      {nextComplaintState(state, 'decide') && (
        <Button
          variant={state === 'under-review' ? 'contained' : 'outlined'}
          onClick={() => setDialog('decide')}
        >
          {t(complaint.decision ? 'complaints.decide.change' : 'complaints.decide.open')}
        </Button>
      )}
      {nextComplaintState(state, 'close') && (
        <Button variant="contained" onClick={() => setDialog('close')}>
          {t('complaints.close.open')}
        </Button>
      )}
      {nextComplaintState(state, 'reopen') && (
        <Button variant="outlined" onClick={() => setDialog('reopen')}>
          {t('complaints.reopen.open')}
        </Button>
      )}
      <StaffErrorAlert error={start.error} sx={{ flexBasis: '100%' }} />
      {dialog === 'decide' && <ComplaintDecisionDialog {...about} onDecided={finish} />}
      {dialog === 'close' && <CloseDialog {...about} onClosed={finish} />}
      {dialog === 'reopen' && <ReopenDialog {...about} onReopened={finish} />}
    </>
  );
}
