import { telephoneLink } from '@dental-shop/domain/contact/contact-links';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';
import { site } from '../config/site.ts';
import { touchTarget } from '../theme/touch-target.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { orderName } from './order-name.ts';

interface OrderHelpProps {
  orderId: string;
  /** Older orders have none. */
  number: string | undefined;
}

export function OrderHelp({ orderId, number }: OrderHelpProps) {
  const { t } = useTranslation();
  const { phone } = site.company;
  return (
    <>
      <Typography sx={{ mt: 2 }}>
        <span>{t('account.order.help')}</span>{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {`${orderName({ id: orderId, number })}:`}
        </Box>{' '}
        <MuiLink href={telephoneLink(phone)} sx={{ whiteSpace: 'nowrap' }}>
          {phone}
        </MuiLink>
      </Typography>
      <Button
        component={Link}
        to={paths.contactAboutOrder(number ?? orderId)}
        variant="outlined"
        sx={{ mt: 1, minHeight: touchTarget, displayPrint: 'none' }}
      >
        {t('account.order.ask')}
      </Button>
    </>
  );
}
