import { timeZoneName } from '@dental-shop/domain/calendar/time-zone';
import type { OfficeReturnPolicy } from '@dental-shop/domain/settings/office-settings';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function PolicyText({ policy }: { policy: OfficeReturnPolicy }) {
  const { t, i18n } = useTranslation('returns');
  const { days, minShelfLifeDays, sterilePackagingUnopened } = policy;
  const sentences = [
    t('form.days', { count: days }),
    t('form.timeZone', { timeZone: timeZoneName(policy.timeZone, i18n.language) }),
    minShelfLifeDays > 0 && t('form.shelfLife', { count: minShelfLifeDays }),
    sterilePackagingUnopened && t('form.unopened'),
    t('form.anyTime'),
  ];
  return <Typography sx={{ maxWidth: '65ch' }}>{sentences.filter(Boolean).join(' ')}</Typography>;
}
