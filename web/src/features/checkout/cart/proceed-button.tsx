import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import type { CheckoutObstacle } from './checkout-notice.tsx';

interface ProceedButtonProps {
  obstacle: CheckoutObstacle | null;
  noticeId: string;
  onProceed: () => void;
  onLogin: () => void;
}

const gray = {
  bgcolor: 'action.disabledBackground',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.disabledBackground' },
} as const;

/** Never `disabled`, so screen reader users can reach it and hear why it's unavailable. */
export function ProceedButton({ obstacle, noticeId, onProceed, onLogin }: ProceedButtonProps) {
  const { t } = useTranslation();
  const blocked = obstacle !== null && obstacle !== 'loggedOut';
  const activate = () => {
    if (obstacle === null) onProceed();
    else if (obstacle === 'loggedOut') onLogin();
  };
  return (
    <Button
      variant="contained"
      color="secondary"
      size="large"
      fullWidth
      onClick={activate}
      aria-disabled={blocked || undefined}
      aria-describedby={obstacle === null || obstacle === 'checking' ? undefined : noticeId}
      sx={obstacle === null ? {} : gray}
    >
      {t(
        obstacle === 'checking'
          ? 'checkout.cart.summary.checking'
          : 'checkout.cart.summary.proceed',
      )}
    </Button>
  );
}
