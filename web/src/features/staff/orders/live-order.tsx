import { documentId } from '@dental-shop/domain/api/document-id';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderRecords } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { staffPaths } from '../staff-paths.ts';
import { useLiveDocument } from '../use-live-document.ts';

interface LiveOrderProps {
  orderId: string;
  children: (order: OrderRecord<Timestamp>) => ReactNode;
}

export function LiveOrder({ orderId, children }: LiveOrderProps) {
  // Firestore throws for invalid IDs, such as ones with a slash.
  if (!documentId.safeParse(orderId).success) return <NoSuchOrder />;
  return (
    <FoundOrder key={orderId} orderId={orderId}>
      {children}
    </FoundOrder>
  );
}

function FoundOrder({ orderId, children }: LiveOrderProps) {
  const order = useLiveDocument(orderRecords, orderId);
  if (order === 'loading') return <RecordsSkeleton />;
  if (order === 'missing') return <NoSuchOrder />;
  if (order === 'unreachable') return <DatabaseFailure />;
  return children(order);
}

function NoSuchOrder() {
  const { t } = useTranslation('staff');
  return (
    <EmptyState next={{ to: staffPaths.orders(), label: t('orders.order.back') }}>
      {t('orders.order.none')}
    </EmptyState>
  );
}
