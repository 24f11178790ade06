import type { OrderRecord } from '@dental-shop/domain/order/order';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { callStaff } from '../../call-staff.ts';
import { OrderSection } from '../order-section.tsx';
import { AuditList } from './audit-list.tsx';
import { MailList } from './mail-list.tsx';
import { PaymentEventList } from './payment-event-list.tsx';

interface OrderHistoryProps {
  orderId: string;
  order: OrderRecord<Timestamp>;
  onNews: (news: string) => void;
}

/** Events of the payment, mails, and what staff have done. */
export function OrderHistory({ orderId, order, onNews }: OrderHistoryProps) {
  const { t } = useTranslation('staff');
  const { data, isPending, isError, refetch } = useQuery(
    orderHistoryQuery(orderId, order.updatedAt),
  );
  if (isPending) return <RecordsSkeleton />;
  const refresh = (
    <Button onClick={() => void refetch()} sx={{ minHeight: 44 }}>
      {t('orders.history.refresh')}
    </Button>
  );
  if (isError) {
    return (
      <Alert severity="error" action={refresh}>
        {t('orders.history.failed')}
      </Alert>
    );
  }
  const { events, mails, audit } = data;
  return (
    <Stack spacing={4}>
      <OrderSection title={t('orders.history.title')}>
        <PaymentEventList events={events} />
        {refresh}
      </OrderSection>
      <OrderSection title={t('orders.history.mails')}>
        <MailList mails={mails} onResent={(to) => onNews(t('orders.history.resent', { to }))} />
      </OrderSection>
      <OrderSection title={t('orders.history.audit')}>
        <AuditList entries={audit} currency={order.currency} />
      </OrderSection>
    </Stack>
  );
}

/** Fetches the history again whenever the order changes. */
function orderHistoryQuery(orderId: string, updatedAt: Timestamp) {
  return queryOptions({
    queryKey: ['readOrderHistory', orderId, updatedAt.toMillis()],
    queryFn: () => callStaff('readOrderHistory', { orderId }),
    placeholderData: keepPreviousData,
  });
}
