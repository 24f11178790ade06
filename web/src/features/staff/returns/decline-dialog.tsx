import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffAction } from '../staff-queries.ts';

interface DeclineDialogProps {
  rmaNumber: string;
  onClose: () => void;
  onDeclined: (message: string) => void;
}

export function DeclineDialog({ rmaNumber, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('staff');
  const declineReturn = useStaffAction('declineReturn');
  return (
    <ReasonDialog
      title={t('returns.decline.title', { number: rmaNumber })}
      label={t('returns.decline.reason')}
      hint={t('returns.decline.hint')}
      missing={t('returns.decline.missing')}
      submit={t('returns.decline.submit')}
      color="error"
      onClose={onClose}
      onSubmit={async (reason) => {
        await declineReturn.mutateAsync({ rmaNumber, reason });
        onDeclined(t('returns.decline.done'));
        onClose();
      }}
    />
  );
}
