import { documentId } from '@dental-shop/domain/api/document-id';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { OrderPickList, ReplacementPickList } from './pick-list.tsx';

const isDocumentId = (text: string) => documentId.safeParse(text).success;

/** The URL contains the orders and returns, so the page can be reloaded and opened in another tab. */
export default function PickListsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('shipping.pickLists.title'), description: t('shipping.description') });
  const [address] = useSearchParams();
  const orderIds = address.getAll('order').filter(isDocumentId);
  const rmaNumbers = address.getAll('rma').filter(isDocumentId);
  return (
    <PrintedPages back={{ to: staffPaths.shipping, label: t('shipping.packing.backToQueue') }}>
      <Typography variant="h1" sx={{ displayPrint: 'none' }}>
        {t('shipping.pickLists.title')}
      </Typography>
      {orderIds.length + rmaNumbers.length === 0 && (
        <Typography>{t('shipping.pickLists.none')}</Typography>
      )}
      {[...new Set(rmaNumbers)].map((rmaNumber) => (
        <ReplacementPickList key={rmaNumber} rmaNumber={rmaNumber} />
      ))}
      {[...new Set(orderIds)].map((orderId) => (
        <OrderPickList key={orderId} orderId={orderId} />
      ))}
    </PrintedPages>
  );
}
