import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface DeviceFactsProps {
  sku: string;
  lot: string | null;
  expiry: string | null;
}

export function DeviceFacts({ sku, lot, expiry }: DeviceFactsProps) {
  const { t, i18n } = useTranslation();
  const facts = [
    t('cart.line.sku', { sku }),
    lot !== null && t('account.shipments.lot', { lot }),
    expiry !== null &&
      t('account.shipments.expires', { date: formatCalendarDate(expiry, i18n.language) }),
  ];
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  );
}
