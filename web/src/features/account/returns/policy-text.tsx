import type { ReturnPolicy } from '@dental-shop/domain/settings/office-settings';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function PolicyText({ policy }: { policy: ReturnPolicy }) {
  const { t } = useTranslation('returns');
  const { days, minShelfLifeDays, sterilePackagingUnopened } = policy;
  const sentences = [
    t('form.days', { count: days }),
    minShelfLifeDays > 0 && t('form.shelfLife', { count: minShelfLifeDays }),
    sterilePackagingUnopened && t('form.unopened'),
    t('form.anyTime'),
  ];
  return <Typography sx={{ maxWidth: '65ch' }}>{sentences.filter(Boolean).join(' ')}</Typography>;
}
