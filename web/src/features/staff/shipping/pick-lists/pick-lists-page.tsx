import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { useSelectedIds } from '../use-selected-ids.ts';
import { OrderPickList, ReplacementPickList } from './pick-list.tsx';

export default function PickListsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('shipping.pickLists.title'), description: t('shipping.description') });
  const { orderIds, rmaNumbers } = useSelectedIds();
  return (
    <PrintedPages back={{ to: staffPaths.shipping, label: t('shipping.packing.backToQueue') }}>
      <Typography variant="h1" sx={{ displayPrint: 'none' }}>
        {t('shipping.pickLists.title')}
      </Typography>
      {orderIds.length + rmaNumbers.length === 0 && (
        <Typography>{t('shipping.pickLists.none')}</Typography>
      )}
      {rmaNumbers.map((rmaNumber) => (
        <ReplacementPickList key={rmaNumber} rmaNumber={rmaNumber} />
      ))}
      {orderIds.map((orderId) => (
        <OrderPickList key={orderId} orderId={orderId} />
      ))}
    </PrintedPages>
  );
}
