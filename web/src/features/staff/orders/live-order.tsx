import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderRecords } from '../../../shared/firestore/collections.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LiveRecord } from '../live-record.tsx';
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
    <EmptyState next={{ to: staffPaths.orders(), label: t('orders.order.back') }}>
      {t('orders.order.none')}
    </EmptyState>
  );
}
