import { recordTime } from '@dental-shop/domain/order/record-time';
import { useTranslation } from 'react-i18next';
import { longDate } from './record-text.ts';

/** Writes when an order or a transaction was made, in the reader's language, or that nobody knows. */
export function useRecordDate(
  write: (date: Date, language: string) => string = longDate,
): (record: Parameters<typeof recordTime>[0]) => string {
  const { t, i18n } = useTranslation();
  return (record) => {
    const time = recordTime(record);
    return time ? write(time, i18n.language) : t('account.unknownDate');
  };
}
