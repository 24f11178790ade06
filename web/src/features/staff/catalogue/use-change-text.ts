import type {
  ChangedProduct,
  ScheduledChange,
} from '@dental-shop/domain/api/staff/catalogue-calls';
import type { Availability } from '@dental-shop/domain/catalogue/changes/availability';
import { formatCalendarDate } from '@dental-shop/domain/language/locales';
import { useTranslation } from 'react-i18next';

/** Describes changes in the staff's language. */
export function useChangeText() {
  const { t, i18n } = useTranslation('staff');
  const day = (date: string) => formatCalendarDate(date, i18n.language);

  function availabilityText(availability: Availability | null): string {
    if (availability === null) return t('catalogue.stock.usual');
    if (availability.kind === 'ships-in') {
      return t('catalogue.stock.shipsIn', { count: availability.days });
    }
    return availability.until === null
      ? t('catalogue.stock.outOfStock')
      : t('catalogue.stock.outOfStockUntil', { date: day(availability.until) });
  }

  const priceText = (price: string) => price || t('catalogue.noPrice');
  const hiddenText = (hidden: boolean) => t(hidden ? 'catalogue.hidden' : 'catalogue.shownInShop');
  const fromTo = (from: string, to: string) => t('catalogue.fromTo', { from, to });

  return {
    day,
    availabilityText,
    priceText,
    /** One string per changed field. */
    changedTexts: ({
      price,
      hidden,
      availability,
    }: Omit<ChangedProduct, 'sku' | 'name'>): string[] => [
      ...(price ? [fromTo(priceText(price.from), priceText(price.to))] : []),
      ...(hidden ? [fromTo(hiddenText(hidden.from), hiddenText(hidden.to))] : []),
      ...(availability
        ? [fromTo(availabilityText(availability.from), availabilityText(availability.to))]
        : []),
    ],
    scheduledText: ({ effectiveOn, price, hidden, availability }: ScheduledChange): string => {
      const parts = [
        ...(price === undefined ? [] : [priceText(price)]),
        ...(hidden === undefined ? [] : [hiddenText(hidden)]),
        ...(availability === undefined ? [] : [availabilityText(availability)]),
      ];
      return t('catalogue.scheduledFor', { date: day(effectiveOn), change: parts.join(', ') });
    },
  };
}
