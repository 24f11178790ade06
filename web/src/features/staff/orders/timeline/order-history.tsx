import type { OrderRecord } from '@dental-shop/domain/order/order';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Timestamp } from 'firebase/firestore';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useLoaded } from '../../../../shared/loading/use-loaded.ts';
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
  const { loaded, reload } = useOrderHistory(orderId, order.updatedAt.toMillis());
  if (loaded.status === 'loading') return <RecordsSkeleton />;
  const refresh = (
    <Button onClick={reload} sx={{ minHeight: 44 }}>
      {t('orders.history.refresh')}
    </Button>
  );
  if (loaded.status === 'failed') {
    return (
      <Alert severity="error" action={refresh}>
        {t('orders.history.failed')}
      </Alert>
    );
  }
  const { events, mails, audit } = loaded.data;
  return (
    <Stack spacing={4}>
      <OrderSection title={t('orders.history.title')}>
        <PaymentEventList events={events} />
        {refresh}
      </OrderSection>
      <OrderSection title={t('orders.history.mails')}>
        <MailList
          mails={mails}
          onResent={(to) => {
            onNews(t('orders.history.resent', { to }));
            reload();
          }}
        />
      </OrderSection>
      <OrderSection title={t('orders.history.audit')}>
        <AuditList entries={audit} currency={order.currency} />
      </OrderSection>
    </Stack>
  );
}

/** Loads the history, and loads it again whenever the order has been updated. */
function useOrderHistory(orderId: string, updatedAtMs: number) {
  const load = useCallback(() => callStaff('readOrderHistory', { orderId }), [orderId]);
  const { loaded, reload } = useLoaded(load, orderId);
  const loadedForMs = useRef(updatedAtMs);
  useEffect(() => {
    if (loadedForMs.current === updatedAtMs) return;
    loadedForMs.current = updatedAtMs;
    reload();
  }, [updatedAtMs, reload]);
  return { loaded, reload };
}
