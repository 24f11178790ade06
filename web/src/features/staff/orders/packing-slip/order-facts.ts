import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useRecordDate } from '../../../../shared/formatting/use-record-date.ts';
import type { SlipFact } from './packing-slip.tsx';

export function useOrderFacts(): (orderId: string, order: OrderRecord<Timestamp>) => SlipFact[] {
  const { t } = useTranslation('staff');
  const recordDate = useRecordDate();
  return (orderId, order) => {
    const { reference, deliveryNote } = order.details ?? {};
    return [
      { title: t('orders.slip.order'), lines: order.number ? [order.number, orderId] : [orderId] },
      { title: t('orders.slip.date'), lines: [recordDate(order)] },
      ...(reference ? [{ title: t('orders.order.reference'), lines: [reference] }] : []),
      ...(deliveryNote ? [{ title: t('orders.order.deliveryNote'), lines: [deliveryNote] }] : []),
    ];
  };
}
