import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import type { CheckoutObstacle } from './checkout-obstacle.ts';

interface CheckoutNoticeProps {
  id: string;
  obstacle: Exclude<CheckoutObstacle, 'checking'>;
  onRetry: () => void;
}

/** Says why the checkout is closed and, where the visitor can do something about it, offers it. */
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
