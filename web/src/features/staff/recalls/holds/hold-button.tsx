import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';
import type { HoldQuestion } from './hold-dialog.tsx';

interface HoldButtonProps {
  question: HoldQuestion;
  onAsk: (question: HoldQuestion) => void;
}

export function HoldButton({ question, onAsk }: HoldButtonProps) {
  const { t } = useTranslation('staff');
  const { lot, hold } = question;
  return (
    <Button
      color={hold ? 'error' : 'primary'}
      aria-label={t(hold ? 'recalls.holds.holdOf' : 'recalls.holds.releaseOf', { lot })}
      onClick={() => onAsk(question)}
    >
      {t(hold ? 'recalls.holds.hold' : 'recalls.holds.release')}
    </Button>
  );
}
