import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import type { UnavailableReason } from '@dental-shop/domain/money/purchasability';
import { dayMs } from '@dental-shop/domain/retention/retention';
import { useTranslation } from 'react-i18next';
import type { Offer } from './catalogue-data.ts';

/** About eleven months. A later day could be mistaken for one in this year. */
const maxDaysWithoutYear = 335;

export function useUnavailableText(): (
  reason: UnavailableReason,
  availability: Offer['availability'],
) => string {
  const { t, i18n } = useTranslation();
  return (reason, availability) => {
    if (reason === 'out-of-stock' && availability?.kind === 'out-of-stock' && availability.until) {
      const { until } = availability;
      const isSoon = Date.parse(until) - Date.now() < maxDaysWithoutYear * dayMs;
      const date = formatCalendarDate(until, i18n.language, isSoon ? 'monthAndDay' : 'day');
      return t('shop.outOfStockUntil', { date });
    }
    return t(`shop.unavailable.${reason}`);
  };
}
