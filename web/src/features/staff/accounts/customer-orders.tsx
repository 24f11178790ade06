import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { orderRecords, withId } from '../../../shared/firestore/collections.ts';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { OrderAmount } from '../../../shared/orders/order-amount.tsx';
import { orderName } from '../../../shared/orders/order-name.ts';
import { StatusChip } from '../../../shared/orders/status-chip.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Records } from '../../../shared/ui/records.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { staffPaths } from '../staff-paths.ts';
import { useOfficeTimeZone } from '../time/office-time-zone.ts';
import { useLiveCollection } from '../use-live-collection.ts';
import { rowLinkStyle } from './account-hints.tsx';

const maxOrders = 25;

export function CustomerOrders({ uid }: { uid: string }) {
  const { t } = useTranslation('staff');
  const recordDate = useRecordDate('day', useOfficeTimeZone());
  const data = useLiveCollection(
    query(
      orderRecords(useFirestore()),
      where('uid', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(maxOrders),
    ),
  );
  const rows = typeof data === 'string' ? undefined : data.docs.map(withId);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('accounts.orders.title')}
      </Typography>
      {data === 'loading' && <RecordsSkeleton />}
      {data === 'unreachable' && <DatabaseFailure />}
      {rows?.length === 0 && <Typography>{t('accounts.orders.none')}</Typography>}
      {rows && rows.length > 0 && (
        <Records
          label={t('accounts.orders.title')}
          rows={rows}
          columns={[
            {
              label: t('accounts.orders.id'),
              content: ({ id, number }) => (
                <Box component={Link} to={staffPaths.order(id)} sx={rowLinkStyle}>
                  {orderName({ id, number })}
                </Box>
              ),
            },
            { label: t('accounts.orders.date'), content: recordDate },
            {
              label: t('accounts.orders.amount'),
              isAmount: true,
              content: (order) => <OrderAmount order={order} />,
            },
            {
              label: t('accounts.columns.status'),
              content: ({ status }) => <StatusChip status={status} />,
            },
          ]}
        />
      )}
    </section>
  );
}
