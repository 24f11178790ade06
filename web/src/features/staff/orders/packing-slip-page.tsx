import { checkoutId } from '@dental-shop/domain/api/payment';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { NoSuchOrder } from './order-page.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { useOrder } from './use-order.ts';

/** What goes into the parcel: what and where to, without prices. */
export function PackingSlipPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  // Browsers print the title, and name the file after it.
  useDocumentHead({
    title: `${t('orders.slip.title')} ${orderId}`,
    description: t('orders.description'),
  });
  return checkoutId.safeParse(orderId).success ? (
    <LiveSlip key={orderId} orderId={orderId} />
  ) : (
    <NoSuchOrder />
  );
}

function LiveSlip({ orderId }: { orderId: string }) {
  const { t } = useTranslation('staff');
  const order = useOrder(orderId);
  if (order === 'loading') return <RecordsSkeleton />;
  if (order === 'missing') return <NoSuchOrder />;
  if (order === 'unreachable') {
    return <Alert severity="error">{t('orders.list.unreachable')}</Alert>;
  }
  return <PackingSlip orderId={orderId} order={order} />;
}
