import { licenseState } from '@dental-shop/domain/account/license-verification';
import { daysBetween } from '@dental-shop/domain/calendar/calendar-day';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../../time/use-office-day.ts';

export function LicenseExpiry({ expiry }: { expiry: string }) {
  const text = useLicenseExpiryText();
  const state = licenseState(expiry, useOfficeDay());
  return (
    <Typography
      component="span"
      sx={{ font: 'inherit', ...(state === 'expired' && { color: 'error.main', fontWeight: 600 }) }}
    >
      {text(expiry)}
    </Typography>
  );
}

export function useLicenseExpiryText(): (expiry: string) => string {
  const { t, i18n } = useTranslation('staff');
  const today = useOfficeDay();
  return (expiry) => {
    const date = formatCalendarDate(expiry, i18n.language, 'mediumDay');
    switch (licenseState(expiry, today)) {
      case 'expired':
        return t('accounts.verification.expired', { date });
      case 'expiring': {
        const count = daysBetween(today, expiry);
        return count === 0
          ? t('accounts.verification.expiresToday', { date })
          : t('accounts.verification.expiring', { date, count });
      }
      case 'valid':
        return date;
    }
  };
}
