import { formatDate } from '@dental-shop/domain/language/locales';
import { recordTime } from '@dental-shop/domain/order/record-time';
import { useTranslation } from 'react-i18next';

export function useRecordDate(
  format: 'day' | 'mediumDay' | 'dayAndTime' | 'shortDayAndTime' = 'day',
  /** The browser's if undefined. */
  timeZone?: string,
): (record: Parameters<typeof recordTime>[0]) => string {
  const { t, i18n } = useTranslation();
  return (record) => {
    const time = recordTime(record);
    return time ? formatDate(time, format, i18n.language, timeZone) : t('account.unknownDate');
  };
}
