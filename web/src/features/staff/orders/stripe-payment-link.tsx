import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { standaloneLink } from '../../../shared/theme/touch-target.ts';
import { stripePaymentUrl } from './stripe-payment-url.ts';

export function StripePaymentLink({ paymentIntentId }: { paymentIntentId: string }) {
  const { t } = useTranslation('staff');
  return (
    <MuiLink
      href={stripePaymentUrl(paymentIntentId)}
      target="_blank"
      rel="noreferrer"
      sx={standaloneLink}
    >
      {t('orders.order.openInStripe')}
    </MuiLink>
  );
}
