import type { OrderRecord } from '@dental-shop/domain/order/order';
import { recordTime } from '@dental-shop/domain/order/record-time';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { usePrintedDate } from '../../time/office-time-zone.ts';
import type { SlipFact } from './packing-slip.tsx';

export function useOrderFacts(): (orderId: string, order: OrderRecord<Timestamp>) => SlipFact[] {
  const { t } = useTranslation(['staff', 'translation']);
  const printedDate = usePrintedDate();
  return (orderId, order) => {
    const { reference, deliveryNote } = order.details ?? {};
    const time = recordTime(order);
    const date = time ? printedDate(time) : t('translation:account.unknownDate');
    return [
      { title: t('slip.order'), lines: order.number ? [order.number, orderId] : [orderId] },
      { title: t('slip.date'), lines: [date] },
      ...(reference ? [{ title: t('orders.order.reference'), lines: [reference] }] : []),
      ...(deliveryNote ? [{ title: t('orders.order.deliveryNote'), lines: [deliveryNote] }] : []),
    ];
  };
}
