import { visibleFulfillment } from '@dental-shop/domain/fulfillment/visible-fulfillment';
import type { Order } from '@dental-shop/domain/order/order';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useReorder } from '../../shared/cart/use-reorder.ts';
import { paths } from '../../shared/config/paths.ts';
import { useRecordDate } from '../../shared/formatting/use-record-date.ts';
import { AddToListButton } from '../../shared/lists/add-to-list-button.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { InvoiceButton } from '../../shared/orders/invoice-button.tsx';
import { LiveOwnOrder } from '../../shared/orders/live-own-order.tsx';
import { orderName } from '../../shared/orders/order-name.ts';
import { OrderReceipt } from '../../shared/orders/order-receipt.tsx';
import { ReceiptLink } from '../../shared/orders/receipt-link.tsx';
import { FulfillmentChip, StatusChip } from '../../shared/orders/status-chip.tsx';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/fallbacks/empty-state.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderReturns } from './returns/order-returns.tsx';
import { OrderShipments } from './shipments/order-shipments.tsx';
import { useLineNote } from './shipments/use-line-note.ts';
import {
  ownReturnableLines,
  useReturnsOfOrder,
  useShipmentsOfOrder,
} from './shipments/use-own-shipments.ts';
import { hasShipments } from './shipments/use-shipped-note.ts';

interface OwnOrderProps {
  uid: string;
  orderId: string;
}

export default function OwnOrder({ uid, orderId }: OwnOrderProps) {
  return (
    <LiveOwnOrder
      uid={uid}
      orderId={orderId}
      loading={<RecordsSkeleton />}
      missing={<NoSuchOrder />}
    >
      {(order) => <OrderView uid={uid} orderId={orderId} order={order} />}
    </LiveOwnOrder>
  );
}

function NoSuchOrder() {
  const { t } = useTranslation();
  useDocumentHead({ title: t('account.order.none'), description: t('account.order.description') });
  return (
    <>
      <Typography variant="h1">{t('account.tabs.orders')}</Typography>
      <EmptyState
        // Stripe's webhook may arrive after the customer has opened the link to the order.
        hint={t('account.order.notYet')}
        next={{ to: paths.account(), label: t('account.tabs.back') }}
      >
        {t('account.order.none')}
      </EmptyState>
    </>
  );
}

interface OrderViewProps extends OwnOrderProps {
  order: Order<Timestamp>;
}

function OrderView({ uid, orderId, order }: OrderViewProps) {
  const { t } = useTranslation();
  const recordDate = useRecordDate('dayAndTime');
  const { reorder, failed } = useReorder();
  const { number, status, items, receiptUrl } = order;
  const name = orderName({ id: orderId, number });
  const title = t('account.order.title', { number: name });
  const fulfillment = visibleFulfillment(order);
  const returns = useReturnsOfOrder(uid, orderId);
  const shipments = useShipmentsOfOrder(uid, orderId, returns);
  const isReturnable =
    shipments &&
    returns &&
    ownReturnableLines(shipments, returns).some(
      (line) =>
        line.returnable > 0 &&
        (line.replacement?.orders ?? [line]).some((each) => each.orderId === orderId),
    );
  const lineNote = useLineNote(order);
  useDocumentHead({ title, description: t('account.order.description') });
  return (
    <Stack spacing={3}>
      <Box>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="h1">{title}</Typography>
          <StatusChip status={status} />
          {fulfillment && <FulfillmentChip status={fulfillment} />}
        </Stack>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <span>{t('account.order.placed', { date: recordDate(order) })}</span>
          <br />
          <span>{`${t('account.orders.id')}: ${orderId}`}</span>
        </Typography>
      </Box>
      <Stack direction="row" useFlexGap sx={actionsStyle}>
        <Button variant="contained" onClick={() => reorder(items)}>
          {t('account.orders.reorder')}
        </Button>
        <AddToListButton label={t('shop.saveAsList')} lines={items} variant="outlined" />
        <InvoiceButton orderId={orderId} order={order} />
        {isReturnable && (
          <Button component={Link} to={paths.newReturn(orderId)} variant="outlined">
            {t('account.order.returnItems')}
          </Button>
        )}
        {receiptUrl !== null && <ReceiptLink url={receiptUrl} />}
      </Stack>
      {failed && (
        <Alert severity="error" role="alert">
          {t('account.orders.reorderFailed')}
        </Alert>
      )}
      <Box sx={columnsStyle}>
        <OrderProgress
          uid={uid}
          orderId={orderId}
          order={order}
          shipments={shipments}
          returns={returns}
        />
        <Stack spacing={4}>
          {hasShipments(order) && <OrderShipments orderName={name} shipments={shipments} />}
          {returns && returns.length > 0 && <OrderReturns returns={returns} />}
          <OrderReceipt order={order} heading="h2" lineNote={lineNote} />
        </Stack>
      </Box>
    </Stack>
  );
}

const actionsStyle = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  displayPrint: 'none',
  '& .MuiButton-root': { minHeight: 44 },
} as const;

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: { xs: 4, md: 6 },
} as const;
