import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderRecords } from '../../../shared/firestore/collections.ts';
import { LiveRecord } from '../live-record.tsx';
import { MissingRecord } from '../missing-record.tsx';
import { staffPaths } from '../staff-paths.ts';

interface LiveOrderProps {
  orderId: string;
  missing?: ReactNode;
  children: (order: OrderRecord<Timestamp>) => ReactNode;
}

export function LiveOrder({ orderId, missing = <NoSuchOrder />, children }: LiveOrderProps) {
  return (
    <LiveRecord collection={orderRecords} id={orderId} missing={missing}>
      {children}
    </LiveRecord>
  );
}

export function NoSuchOrder() {
  const { t } = useTranslation('staff');
  return (
    <MissingRecord
      message={t('orders.order.none')}
      back={{ to: staffPaths.orders(), label: t('orders.order.back') }}
    />
  );
}
