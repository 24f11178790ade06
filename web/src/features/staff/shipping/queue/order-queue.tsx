import { recordTime } from '@dental-shop/domain/order/record-time';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query, where } from 'firebase/firestore';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { orderRecords } from '../../../../shared/firestore/collections.ts';
import { useLivePages } from '../../../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { openUnits } from '../open-units.ts';
import { QueueTable } from './queue-table.tsx';

interface OrderQueueProps {
  selected: readonly string[];
  onSelect: (orderIds: readonly string[]) => void;
}

export function OrderQueue({ selected, onSelect }: OrderQueueProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const waiting = query(
    orderRecords(useFirestore()),
    where('toShip', '==', true),
    orderBy('createdAt', 'asc'),
  );
  const { rows, more, isUnreachable, listeners } = useLivePages(waiting);
  const oldest = rows?.[0];
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={2}>
      {listeners}
      <Typography variant="h2" id={titleId}>
        {t('shipping.queue.orders')}
      </Typography>
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && (
        <EmptyState>{t('shipping.queue.noOrders')}</EmptyState>
      )}
      {oldest && (
        <Button
          variant="contained"
          component={Link}
          to={staffPaths.packOrder(oldest.id)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('shipping.queue.packOldest')}
        </Button>
      )}
      {rows && rows.length > 0 && (
        <QueueTable
          label={t('shipping.queue.orders')}
          nameLabel={t('shipping.queue.order')}
          rows={rows.map((order) => ({
            id: order.id,
            name: orderName(order),
            since: recordTime(order),
            customer: order.customerName,
            units: openUnits(order),
            hints: [
              ...(order.packing === 'partially shipped' ? [t('shipping.queue.isPart')] : []),
              ...(order.attention.length > 0 ? [t('orders.filters.attention')] : []),
            ],
            detailsPath: staffPaths.order(order.id),
            packPath: staffPaths.packOrder(order.id),
          }))}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {more && (
        <Button variant="outlined" onClick={more} sx={{ alignSelf: 'center' }}>
          {t('shipping.queue.more')}
        </Button>
      )}
    </Stack>
  );
}
