import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../shared/approval/use-approval.tsx';
import { paths } from '../../../shared/config/paths.ts';
import type { Session } from '../../../shared/session/session.ts';
import { Link } from '../../../shared/ui/link.tsx';

/** Why the cart cannot be checked out now; `checking` until that is known. */
export type CheckoutObstacle = 'offline' | 'checking' | 'loggedOut' | 'pending' | 'failed';

export function checkoutObstacle(session: Session, approval: Approval): CheckoutObstacle | null {
  if (session.status === 'loading') return 'checking';
  if (session.status === 'signed-out') return 'loggedOut';
  return approval === 'approved' ? null : approval;
}

interface CheckoutNoticeProps {
  id: string;
  obstacle: Exclude<CheckoutObstacle, 'checking'>;
  onRetry: () => void;
}

/** Says why the checkout is closed, and offers what the visitor can do about it. */
export function CheckoutNotice({ id, obstacle, onRetry }: CheckoutNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      id={id}
      severity="warning"
      role="status"
      action={
        obstacle === 'failed' && <Button onClick={onRetry}>{t('cart.status.tryAgain')}</Button>
      }
    >
      {t(`cart.status.${obstacle}`)}
      {obstacle === 'loggedOut' && (
        <Button
          component={Link}
          to={paths.login(paths.cart)}
          variant="outlined"
          sx={{ display: 'flex', mt: 1, width: 'fit-content' }}
        >
          {t('cart.status.login')}
        </Button>
      )}
    </Alert>
  );
}
