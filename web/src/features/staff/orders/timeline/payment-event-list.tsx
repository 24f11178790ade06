import type { PaymentEvent } from '@dental-shop/domain/api/staff/read-order-history';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../../../../shared/orders/timeline.tsx';

/** Stripe's types of events, with `_` for each dot, which separates keys of translations. */
const translated = [
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

/** Every event of the payment that the webhook has received. */
export function PaymentEventList({ events }: { events: readonly PaymentEvent[] }) {
  const { t } = useTranslation('staff');
  if (events.length === 0) return <Typography>{t('orders.history.none')}</Typography>;
  return (
    <Timeline
      entries={events.map(({ id, type, receivedAt }) => {
        const name = type.replaceAll('.', '_');
        const known = translated.find((each) => each === name);
        return { id, at: receivedAt, what: known ? t(`orders.events.${known}`) : type, detail: id };
      })}
    />
  );
}
