import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/config/paths.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { LiveOwnOrder } from '../../shared/orders/live-own-order.tsx';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { OrderView } from './order-view.tsx';

interface OwnOrderProps {
  uid: string;
  orderId: string;
}

/** An order of the customer's own as it changes; that of anybody else is as if there were none. */
export default function OwnOrder({ uid, orderId }: OwnOrderProps) {
  return (
    <LiveOwnOrder
      uid={uid}
      orderId={orderId}
      loading={<RecordsSkeleton />}
      missing={<NoSuchOrder />}
    >
      {(order) => <OrderView uid={uid} orderId={orderId} order={order} />}
    </LiveOwnOrder>
  );
}

function NoSuchOrder() {
  const { t } = useTranslation();
  useDocumentHead({ title: t('account.order.none'), description: t('account.order.description') });
  return (
    <>
      <Typography variant="h1">{t('account.tabs.orders')}</Typography>
      <EmptyState
        // Stripe may tell the shop of the payment only after its customer has followed the link to the order.
        hint={t('account.order.notYet')}
        next={{ to: paths.account(), label: t('account.tabs.back') }}
      >
        {t('account.order.none')}
      </EmptyState>
    </>
  );
}
