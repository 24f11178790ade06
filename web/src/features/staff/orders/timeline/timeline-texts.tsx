import type {
  OrderAuditEntry,
  OrderMail,
  PaymentEvent,
} from '@dental-shop/domain/api/staff/order-calls';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { transactionStatusColor } from '@dental-shop/domain/order/order-status';
import type { StaffTimelineEntry } from '@dental-shop/domain/order/staff-timeline';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogueText } from '../../../../shared/catalogue/use-catalogue-text.ts';
import { StatusChip } from '../../../../shared/orders/status-chip.tsx';
import { standaloneLink } from '../../../../shared/theme/touch-target.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { ShipmentDetails } from '../../shipping/shipments/staff-shipment-card.tsx';
import type { ListedShipment } from '../../shipping/shipments/use-staff-shipments.ts';
import { staffPaths } from '../../staff-paths.ts';
import { useAuditText } from '../../use-audit-text.ts';
import type { OrderReturn, OrderTransaction } from '../use-order-records.ts';
import { ResendMailButton } from './resend-mail-button.tsx';

type Entry = StaffTimelineEntry<OrderTransaction, ListedShipment, OrderReturn>;

interface EntryTexts {
  what: string;
  detail?: ReactNode;
}

interface TimelineContext {
  order: Pick<OrderRecord<unknown>, 'currency'>;
  /** The number of the order's own shipments. */
  count: number;
  onMessage: (message: string) => void;
}

export function useTimelineTexts(context: TimelineContext): (entry: Entry) => EntryTexts {
  const { order, count, onMessage } = context;
  const { t } = useTranslation(['staff', 'translation']);
  const actionTexts = useActionTexts(order.currency);
  const eventName = useEventName();
  const mailName = useMailName();
  const withStaff = (what: string, by: OrderAuditEntry | undefined) =>
    by ? t('record.by', { what, who: by.who }) : what;
  return (entry) => {
    switch (entry.kind) {
      case 'placed':
        return { what: t('orders.history.placed') };
      case 'transaction': {
        const { transaction, by } = entry;
        const amount = formatPrice(transaction.amount, transaction.currency);
        const type = t(`translation:account.transactions.types.${transaction.type}`);
        const what = t('orders.history.refundOf', { what: type, amount });
        const detail = <TransactionDetail transaction={transaction} reason={by?.why ?? null} />;
        return { what: withStaff(what, by), detail };
      }
      case 'event':
        return { what: eventName(entry.event), detail: entry.event.id };
      case 'packed':
      case 'undone':
      case 'released': {
        const { kind, shipment, number, by } = entry;
        const name =
          number === null
            ? t('shipping.shipment.replacement', { number: shipment.rmaNumber ?? '' })
            : t('shipping.shipment.name', { number, count });
        const what = withStaff(t(`orders.history.${kind}`, { name }), by);
        if (kind !== 'packed') return { what };
        const detail = <ShipmentDetails shipment={shipment} name={name} onMessage={onMessage} />;
        return { what, detail };
      }
      case 'return':
        return {
          what: t('orders.history.returnRequested', { number: entry.request.id }),
          detail: <ReturnDetail request={entry.request} />,
        };
      case 'mail': {
        const { mail } = entry;
        const name = mailName(mail);
        const detail = <MailDetail mail={mail} name={name} onMessage={onMessage} />;
        return { what: t('orders.history.mailOf', { mail: name }), detail };
      }
      case 'action':
        return actionTexts(entry.action);
    }
  };
}

function useActionTexts(currency: string): (action: OrderAuditEntry) => EntryTexts {
  const { t } = useTranslation('staff');
  const auditText = useAuditText();
  const describe = ({ what: name, refund, note }: OrderAuditEntry) => {
    if (name === 'annotate-order' && note === '') return t('orders.history.noteRemoved');
    const what = auditText(name) ?? name;
    // Without an amount, the whole remaining amount was refunded.
    if (!refund || refund.asked === null) return what;
    const amount = formatPrice(refund.asked, currency);
    const key =
      refund.state === 'refused' ? 'orders.history.refundRefused' : 'orders.history.refundOf';
    return t(key, { what, amount });
  };
  return (action) => {
    const text = action.note || action.why;
    return {
      what: t('record.by', { what: describe(action), who: action.who }),
      ...(text && { detail: <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box> }),
    };
  };
}

interface TransactionDetailProps {
  transaction: OrderTransaction;
  reason: string | null;
}

function TransactionDetail({ transaction: { id, status }, reason }: TransactionDetailProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <StatusChip status={status} color={transactionStatusColor(status)} />
        <span>{id}</span>
      </Box>
      {reason && <div>{reason}</div>}
    </>
  );
}

function ReturnDetail({ request: { id, state, lines } }: { request: OrderReturn }) {
  const { t } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line.id}>
            {`${line.quantity} × ${catalogueText.productName(line)} (${line.sku})`}
          </li>
        ))}
      </Box>
      <MuiLink component={Link} to={staffPaths.return(id)} sx={standaloneLink}>
        {t('orders.history.openReturn', { number: id, state: t(`returns.states.${state}`) })}
      </MuiLink>
    </>
  );
}

interface MailDetailProps {
  mail: OrderMail;
  name: string;
  onMessage: (message: string) => void;
}

function MailDetail({ mail: { id, to, state }, name, onMessage }: MailDetailProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <div>{t('orders.history.mailTo', { to, state: t(`orders.mailStates.${state}`) })}</div>
      <ResendMailButton
        mailId={id}
        label={t('record.resendOf', { mail: name, to })}
        onResent={() => onMessage(t('record.resent', { to }))}
      />
    </>
  );
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

function useEventName(): (event: PaymentEvent) => string {
  const { t } = useTranslation('staff');
  return ({ type }) => {
    const name = type.replaceAll('.', '_');
    const known = translatedEvents.find((each) => each === name);
    return known ? t(`orders.events.${known}`) : type;
  };
}

const translatedMails = [
  'order-confirmation',
  'refund',
  'payment-problem',
  'dispute',
  'order-attention',
  'new-order',
  'shipment',
  'return-requested',
  'return-accepted',
  'return-declined',
  'return-settled',
] as const;

function useMailName(): (mail: OrderMail) => string {
  const { t } = useTranslation('staff');
  return ({ template }) => {
    const known = translatedMails.find((each) => each === template);
    return known ? t(`orders.mails.${known}`) : template;
  };
}
