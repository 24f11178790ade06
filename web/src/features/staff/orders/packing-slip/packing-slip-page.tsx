import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { LiveOrder } from '../live-order.tsx';
import { PackingSlip } from './packing-slip.tsx';

/** What goes into the parcel and where it goes, without prices. */
export function PackingSlipPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  // Browsers print the title, and name a saved file after it.
  useDocumentHead({
    title: `${t('orders.slip.title')} ${orderId}`,
    description: t('orders.description'),
  });
  return (
    <LiveOrder orderId={orderId}>
      {(order) => <PackingSlip orderId={orderId} order={order} />}
    </LiveOrder>
  );
}
