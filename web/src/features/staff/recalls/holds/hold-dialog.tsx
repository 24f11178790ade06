import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { useStaffAction } from '../../staff-queries.ts';

/** Puts the lot on hold, or lifts the hold. */
export interface HoldQuestion {
  sku: string;
  lot: string;
  hold: boolean;
}

interface HoldDialogProps {
  question: HoldQuestion;
  onClose: () => void;
  onDone: (question: HoldQuestion) => void;
}

export function HoldDialog({ question, onClose, onDone }: HoldDialogProps) {
  const { t } = useTranslation('staff');
  const setLotHold = useStaffAction('setLotHold');
  const { sku, lot, hold } = question;
  return (
    <ReasonDialog
      title={t(hold ? 'recalls.holds.askHold' : 'recalls.holds.askRelease', { sku, lot })}
      label={t('recalls.holds.reason')}
      hint={t('recalls.holds.reasonHint')}
      missing={t('recalls.holds.reasonMissing')}
      minRows={2}
      submit={t(hold ? 'recalls.holds.hold' : 'recalls.holds.release')}
      color={hold ? 'error' : 'primary'}
      onClose={onClose}
      onSubmit={async (reason) => {
        await setLotHold.mutateAsync({ ...question, reason });
        onDone(question);
      }}
    />
  );
}
