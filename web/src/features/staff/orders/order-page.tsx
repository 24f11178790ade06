import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { shortId } from '../../../shared/formatting/short-id.ts';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { LiveOrder } from './live-order.tsx';
import { OrderView } from './order-view.tsx';

/** The page of the order whose id is in the address. */
export function OrderPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  const title = t('orders.order.title', { id: shortId(orderId) });
  useDocumentHead({ title, description: t('orders.description') });
  return (
    <LiveOrder orderId={orderId}>
      {(order) => <OrderView orderId={orderId} order={order} />}
    </LiveOrder>
  );
}
