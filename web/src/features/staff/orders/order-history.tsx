import type { Order } from '@dental-shop/domain/order/order';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { AuditList } from './audit-list.tsx';
import { EventList } from './event-list.tsx';
import { MailList } from './mail-list.tsx';
import { OrderSection } from './order-section.tsx';
import { useOrderHistory } from './use-order-history.ts';

interface OrderHistoryProps {
  orderId: string;
  order: Order<Timestamp>;
  onNews: (news: string) => void;
}

/** Events of the payment, mails, and what staff did. */
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
        <EventList events={events} />
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
