import { checkoutId } from '@dental-shop/domain/api/payment';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { shortId } from '../../../shared/formatting/record-text.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { OrderView } from './order-view.tsx';
import { useOrder } from './use-order.ts';

/** The page of one order, whose id is in the address. */
export function OrderPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  const title = t('orders.order.title', { id: shortId(orderId) });
  useDocumentHead({ title, description: t('orders.description') });
  return checkoutId.safeParse(orderId).success ? (
    <LiveOrder key={orderId} orderId={orderId} />
  ) : (
    <NoSuchOrder />
  );
}

export function NoSuchOrder() {
  const { t } = useTranslation('staff');
  return (
    <EmptyState next={{ to: paths.staffOrders(), label: t('orders.order.back') }}>
      {t('orders.order.none')}
    </EmptyState>
  );
}

function LiveOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('staff');
  const order = useOrder(orderId);
  if (order === 'loading') return <RecordsSkeleton />;
  if (order === 'missing') return <NoSuchOrder />;
  if (order === 'unreachable') {
    return <Alert severity="error">{t('orders.list.unreachable')}</Alert>;
  }
  return <OrderView orderId={orderId} order={order} />;
}
