import { lineQuantities, refundedByAmount } from '@dental-shop/domain/fulfillment/open-quantities';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { recordTime } from '@dental-shop/domain/order/record-time';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderBy, query, type Timestamp, where } from 'firebase/firestore';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { orderRecords, type WithId } from '../../../../shared/firestore/collections.ts';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/fallbacks/empty-state.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { LivePages, useTablePages } from '../../table/use-table-pages.tsx';
import { type QueueRow, QueueTable } from './queue-table.tsx';

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
  const pages = useTablePages(waiting);
  const orderRow = useOrderRow();
  const oldest = pages.pager.previous ? undefined : pages.rows?.[0];
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {t('shipping.queue.orders')}
        </Typography>
        {oldest && (
          <Button variant="contained" component={Link} to={staffPaths.packOrder(oldest.id)}>
            {t('shipping.queue.packOldest')}
          </Button>
        )}
      </Stack>
      <LivePages pages={pages} empty={<EmptyState>{t('shipping.queue.noOrders')}</EmptyState>}>
        {(rows) => (
          <QueueTable
            label={t('shipping.queue.orders')}
            nameLabel={t('shipping.queue.order')}
            rows={rows.map(orderRow)}
            pager={pages.pager}
            selected={selected}
            onSelect={onSelect}
          />
        )}
      </LivePages>
    </Stack>
  );
}

export function useOrderRow(): (order: WithId<OrderRecord<Timestamp>>) => QueueRow {
  const { t } = useTranslation('staff');
  const refundHint = (order: OrderRecord<Timestamp>) => {
    const cents = refundedByAmount(order);
    const amount = formatPrice(cents, order.currency);
    return cents > 0 ? [t('shipping.queue.refundedByAmount', { amount })] : [];
  };
  return (order) => ({
    id: order.id,
    name: orderName(order),
    since: recordTime(order),
    customer: order.customerName,
    units: openUnits(order),
    hints: [
      ...(order.packing === 'partially shipped' ? [t('shipping.queue.isPart')] : []),
      ...refundHint(order),
      ...(order.attention.length > 0 ? [t('orders.filters.attention')] : []),
    ],
    detailsPath: staffPaths.order(order.id),
    packPath: staffPaths.packOrder(order.id),
  });
}

function openUnits(order: OrderRecord<unknown>): number {
  return lineQuantities(order, order.packed).reduce((sum, { open }) => sum + open, 0);
}
