import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface ReopenDialogProps {
  complaintId: string;
  onClose: () => void;
  onReopened: (message: string) => void;
}

export function ReopenDialog({ complaintId, onClose, onReopened }: ReopenDialogProps) {
  const { t } = useTranslation('staff');
  const reopenComplaint = useStaffAction('reopenComplaint');
  return (
    <ReasonDialog
      title={t('complaints.reopen.title', { number: complaintId })}
      label={t('complaints.decide.reason')}
      hint={t('complaints.review.correctionHint')}
      missing={t('complaints.decide.issues.reason')}
      submit={t('complaints.reopen.submit')}
      onClose={onClose}
      onSubmit={async (reason) => {
        await reopenComplaint.mutateAsync({ complaintId, reason });
        onReopened(t('complaints.reopen.done'));
      }}
    />
  );
}
