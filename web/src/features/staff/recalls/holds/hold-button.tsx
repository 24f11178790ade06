import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import type { HoldQuestion } from './hold-dialog.tsx';

interface HoldButtonProps {
  question: HoldQuestion;
  onAsk: (question: HoldQuestion) => void;
  tabIndex?: 0 | -1;
}

export function HoldButton({ question, onAsk, tabIndex = 0 }: HoldButtonProps) {
  const { t } = useTranslation('staff');
  const { lot, hold } = question;
  return (
    <Button
      size="small"
      variant="outlined"
      tabIndex={tabIndex}
      color={hold ? 'error' : 'primary'}
      aria-label={t(hold ? 'recalls.holds.holdOf' : 'recalls.holds.releaseOf', { lot })}
      onClick={() => onAsk(question)}
    >
      {t(hold ? 'recalls.holds.hold' : 'recalls.holds.release')}
    </Button>
  );
}
