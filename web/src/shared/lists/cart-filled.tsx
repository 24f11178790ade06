import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

/** Says how many pieces went into the cart, and leads there. */
export function CartFilled({ pieces }: { pieces: number }) {
  const { t } = useTranslation('lists');
  return (
    <Alert
      severity="success"
      role="presentation"
      action={
        <Button component={Link} to={paths.cart} color="inherit">
          {t('fill.viewCart')}
        </Button>
      }
    >
      {t('fill.done', { count: pieces })}
    </Alert>
  );
}
