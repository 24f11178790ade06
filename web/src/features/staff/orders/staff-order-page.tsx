import type { OrderRecord } from '@dental-shop/domain/order/order';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { shortId } from '../../../shared/formatting/short-id.ts';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { orderName } from '../../../shared/orders/order-name.ts';
import { StatusChip } from '../../../shared/orders/status-chip.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useStaffShipments } from '../shipping/shipments/use-staff-shipments.ts';
import { staffPaths } from '../staff-paths.ts';
import { SuccessStatus } from '../success-status.tsx';
import { useOfficeTimeZone } from '../time/office-time-zone.ts';
import { AttentionList } from './attention-list.tsx';
import { LiveOrder } from './live-order.tsx';
import { NoteSection } from './note/note-section.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderByNumber } from './order-by-number.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderItemsSection } from './order-items-section.tsx';
import { OrderNextStep } from './order-next-step.tsx';
import { OrderTimeline } from './timeline/order-timeline.tsx';
import { useOrderReturns, useOrderTransactions } from './use-order-records.ts';

export default function StaffOrderPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  const title = t('orders.order.title', { id: shortId(orderId) });
  useDocumentHead({ title, description: t('orders.description') });
  return (
    <LiveOrder orderId={orderId} missing={<OrderByNumber typed={orderId} />}>
      {(order) => <OrderView orderId={orderId} order={order} />}
    </LiveOrder>
  );
}

function OrderView({ orderId, order }: { orderId: string; order: OrderRecord<Timestamp> }) {
  const { t } = useTranslation('staff');
  const isOwn = order.uid === useStaff().uid;
  const [statusMessage, setStatusMessage] = useState('');
  const recordDate = useRecordDate('dayAndTime', useOfficeTimeZone());
  const shipments = useStaffShipments({ orderId });
  const transactions = useOrderTransactions(orderId);
  const returns = useOrderReturns(orderId);
  const { number, status, attention } = order;
  return (
    <Stack spacing={3}>
      <Box>
        <MuiLink
          component={Link}
          to={staffPaths.orders()}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          {t('orders.order.back')}
        </MuiLink>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="h1">
            {t('orders.order.title', { id: orderName({ id: orderId, number }) })}
          </Typography>
          <StatusChip status={status} />
        </Stack>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <span>{orderId}</span>
          <br />
          <span>{t('orders.order.placed', { date: recordDate(order) })}</span>
        </Typography>
      </Box>
      {/* Leaves out a dispute, because the next step below already mentions it. */}
      <AttentionList attention={attention.filter((reason) => reason !== 'dispute')} />
      {returns ? (
        <OrderNextStep orderId={orderId} order={order} returns={returns} isOwn={isOwn} />
      ) : (
        <Skeleton variant="rounded" height={104} />
      )}
      <OrderActions
        orderId={orderId}
        order={order}
        shipments={shipments ?? []}
        isOwn={isOwn}
        onMessage={setStatusMessage}
      />
      <SuccessStatus message={statusMessage} />
      <Box sx={columnsStyle}>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <OrderItemsSection order={order} transactions={transactions ?? []} />
          {transactions && shipments && returns ? (
            <OrderTimeline
              orderId={orderId}
              order={order}
              transactions={transactions}
              shipments={shipments}
              returns={returns}
              onMessage={setStatusMessage}
            />
          ) : (
            <RecordsSkeleton />
          )}
        </Stack>
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <OrderCustomer order={order} />
          <NoteSection
            orderId={orderId}
            isOwn={isOwn}
            onSaved={() => setStatusMessage(t('orders.note.saved'))}
          />
        </Stack>
      </Box>
    </Stack>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
  gap: 4,
} as const;
