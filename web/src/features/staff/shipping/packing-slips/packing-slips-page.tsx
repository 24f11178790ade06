import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { useSelectedIds } from '../use-selected-ids.ts';
import { OrderPackingSlips, ReplacementPackingSlips } from './packing-slips.tsx';

/** The slips of all packages of the selected orders and returns. */
export default function PackingSlipsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({
    title: t('shipping.packingSlips.title'),
    description: t('shipping.description'),
  });
  const { orderIds, rmaNumbers } = useSelectedIds();
  return (
    <PrintedPages back={{ to: staffPaths.shipping, label: t('shipping.packing.backToQueue') }}>
      <Typography variant="h1" sx={{ displayPrint: 'none' }}>
        {t('shipping.packingSlips.title')}
      </Typography>
      {orderIds.length + rmaNumbers.length === 0 && (
        <Typography>{t('shipping.pickLists.none')}</Typography>
      )}
      {rmaNumbers.map((rmaNumber) => (
        <ReplacementPackingSlips key={rmaNumber} rmaNumber={rmaNumber} />
      ))}
      {orderIds.map((orderId) => (
        <OrderPackingSlips key={orderId} orderId={orderId} />
      ))}
    </PrintedPages>
  );
}
