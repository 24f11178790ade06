import { formatDate } from '@dental-shop/domain/language/locales';
import type { UnavailableReason } from '@dental-shop/domain/money/purchasability';
import { useTranslation } from 'react-i18next';
import type { Offer } from './catalogue-data.ts';

export function useUnavailableText(): (
  reason: UnavailableReason,
  availability: Offer['availability'],
) => string {
  const { t, i18n } = useTranslation();
  return (reason, availability) => {
    if (reason === 'out-of-stock' && availability?.kind === 'out-of-stock' && availability.until) {
      const date = formatDate(new Date(availability.until), 'monthAndDay', i18n.language, 'UTC');
      return t('shop.outOfStockUntil', { date });
    }
    return t(`shop.unavailable.${reason}`);
  };
}
