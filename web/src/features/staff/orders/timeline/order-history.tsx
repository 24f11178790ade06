import { orderActions } from '@dental-shop/domain/account/audit-action';
import type { OrderAuditEntry, PaymentEvent } from '@dental-shop/domain/api/staff/order-calls';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Timeline } from '../../../../shared/orders/timeline.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { callStaff } from '../../call-staff.ts';
import { ShipmentLines } from '../../shipping/shipments/shipment-lines.tsx';
import { TrackingLink } from '../../shipping/shipments/tracking-link.tsx';
import type { ListedShipment } from '../../shipping/shipments/use-shipments.ts';
import { OrderSection } from '../order-section.tsx';
import { MailList } from './mail-list.tsx';

interface OrderHistoryProps {
  orderId: string;
  order: OrderRecord<Timestamp>;
  shipments: readonly ListedShipment[];
  onMessage: (message: string) => void;
}

export function OrderHistory({ orderId, order, shipments, onMessage }: OrderHistoryProps) {
  const { t } = useTranslation('staff');
  const { data, isPending, isError, refetch } = useQuery(
    orderHistoryQuery(orderId, order.updatedAt),
  );
  if (isPending) return <RecordsSkeleton />;
  const refresh = <Button onClick={() => void refetch()}>{t('orders.history.refresh')}</Button>;
  if (isError) {
    return (
      <Alert severity="error" action={refresh}>
        {t('orders.history.failed')}
      </Alert>
    );
  }
  const { events, mails, audit } = data;
  return (
    <Stack spacing={4}>
      <OrderSection title={t('orders.history.title')}>
        <EventList events={events} shipments={shipments} />
        {refresh}
      </OrderSection>
      <OrderSection title={t('orders.history.mails')}>
        <MailList mails={mails} onResent={(to) => onMessage(t('orders.history.resent', { to }))} />
      </OrderSection>
      <OrderSection title={t('orders.history.audit')}>
        <AuditList entries={audit} currency={order.currency} />
      </OrderSection>
    </Stack>
  );
}

function orderHistoryQuery(orderId: string, updatedAt: Timestamp) {
  return queryOptions({
    queryKey: ['readOrderHistory', orderId, updatedAt.toMillis()],
    queryFn: () => callStaff('readOrderHistory', { orderId }),
    placeholderData: keepPreviousData,
  });
}

/** i18next treats dots as separators, so these Stripe event types use `_` instead. */
const translatedEvents = [
  'payment_intent_succeeded',
  'payment_intent_processing',
  'payment_intent_payment_failed',
  'payment_intent_canceled',
  'charge_refunded',
  'charge_refund_updated',
  'refund_created',
  'refund_updated',
  'refund_failed',
  'charge_dispute_created',
  'charge_dispute_updated',
  'charge_dispute_closed',
  'charge_dispute_funds_withdrawn',
  'charge_dispute_funds_reinstated',
] as const;

interface EventListProps {
  events: readonly PaymentEvent[];
  shipments: readonly ListedShipment[];
}

function EventList({ events, shipments }: EventListProps) {
  const { t } = useTranslation('staff');
  const paymentEntries = events.map(({ id, type, receivedAt }) => {
    const name = type.replaceAll('.', '_');
    const known = translatedEvents.find((each) => each === name);
    return { id, at: receivedAt, what: known ? t(`orders.events.${known}`) : type, detail: id };
  });
  const entries = [...paymentEntries, ...useShipmentEntries(shipments)].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  );
  if (entries.length === 0) return <Typography>{t('orders.history.none')}</Typography>;
  return <Timeline entries={entries} />;
}

function useShipmentEntries(shipments: readonly ListedShipment[]) {
  const { t } = useTranslation('staff');
  return shipments.flatMap((shipment, index) => {
    const { id, state, shippedAt, releasedAt, updatedAt } = shipment;
    const name = t('shipping.shipment.name', { number: index + 1, count: shipments.length });
    const at = (time: Timestamp) => time.toDate().toISOString();
    return [
      {
        id: `${id} packed`,
        at: at(shippedAt),
        what: t('orders.history.packed', { name }),
        detail: (
          <>
            <TrackingLink shipment={shipment} />
            <ShipmentLines shipment={shipment} />
          </>
        ),
      },
      ...(state === 'undone'
        ? [{ id: `${id} undone`, at: at(updatedAt), what: t('orders.history.undone', { name }) }]
        : []),
      ...(releasedAt
        ? [{ id: `${id} out`, at: at(releasedAt), what: t('orders.history.released', { name }) }]
        : []),
    ];
  });
}

interface AuditListProps {
  entries: readonly OrderAuditEntry[];
  currency: string;
}

function AuditList({ entries, currency }: AuditListProps) {
  const { t } = useTranslation('staff');
  if (entries.length === 0) return <Typography>{t('orders.history.noAudit')}</Typography>;
  const describe = ({ what: name, refund }: OrderAuditEntry) => {
    const action = orderActions.find((each) => each === name);
    const what = action ? t(`orders.audited.${action}`) : name;
    // Without an amount, the whole remaining amount was refunded.
    if (!refund || refund.asked === null) return what;
    const amount = formatPrice(refund.asked, currency);
    const key =
      refund.state === 'refused' ? 'orders.history.refundRefused' : 'orders.history.refundOf';
    return t(key, { what, amount });
  };
  return (
    <Timeline
      entries={entries.map((entry) => ({
        id: entry.id,
        at: entry.when,
        what: t('orders.history.by', { what: describe(entry), who: entry.who }),
        detail: entry.why,
      }))}
    />
  );
}
