import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import type { CheckoutObstacle } from './checkout-notice.tsx';

interface ProceedButtonProps {
  obstacle: CheckoutObstacle | null;
  /** Id of the notice that says why the button is grey. */
  noticeId: string;
  onProceed: () => void;
  onLogin: () => void;
}

const grey = {
  bgcolor: 'action.disabledBackground',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.disabledBackground' },
} as const;

/**
 * Grey until the user is signed in and approved, but never `disabled`: the keyboard and screen
 * readers can still reach it and hear why. Visitors get to the login page by it, so for them it
 * only looks grey.
 */
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
      sx={obstacle === null ? {} : grey}
    >
      {t(
        obstacle === 'checking'
          ? 'checkout.cart.summary.checking'
          : 'checkout.cart.summary.proceed',
      )}
    </Button>
  );
}
