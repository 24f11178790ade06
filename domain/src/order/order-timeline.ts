import type { Shipment } from '../fulfillment/shipment.ts';
import { hasOpenUnits } from '../fulfillment/visible-fulfillment.ts';
import { needsReplacementOf } from '../returns/replacements.ts';
import type { Return } from '../returns/return.ts';
import type { Order } from './order.ts';
import { recordTime, unknownTimeMs } from './record-time.ts';
import type { Transaction, TransactionStatus, TransactionType } from './transaction.ts';

type NextStep = 'preparation' | 'remaining-preparation' | 'replacement-preparation';

type OrderEvent =
  | `${TransactionType}-${TransactionStatus}`
  | 'placed'
  | 'shipped'
  | 'replacement-shipped'
  | 'return-requested'
  | NextStep;

export interface TimelineEntry {
  id: string;
  event: OrderEvent;
  at: Date | null;
  /** In cents; null for events without an amount. */
  amount: number | null;
  /** The number of shipped devices. */
  units: number | null;
  rmaNumber: string | null;
}

type Moment = Exclude<Parameters<typeof recordTime>[0]['createdAt'], undefined>;
type KnownMoment = Exclude<Moment, null>;

interface OrderHistory {
  orderId: string;
  transactions: readonly (Pick<Transaction<Moment>, 'type' | 'status' | 'amount' | 'createdAt'> & {
    id: string;
  })[];
  /** Released shipments of the order, and of replacements for its devices. */
  shipments: readonly (Pick<Shipment<KnownMoment>, 'kind' | 'lines' | 'rmaNumber' | 'shippedAt'> & {
    id: string;
  })[];
  returns: readonly (Pick<Return<KnownMoment>, 'state' | 'lines' | 'replaced' | 'createdAt'> & {
    id: string;
  })[];
}

const noDetails = { amount: null, units: null, rmaNumber: null };

/** Oldest first, followed by the next steps. */
export function orderTimeline(
  order: Pick<
    Order<Moment>,
    'status' | 'createdAt' | 'items' | 'lineRefunds' | 'shipped' | 'fulfillment'
  >,
  { orderId, transactions, shipments, returns }: OrderHistory,
): TimelineEntry[] {
  const payments = transactions.map((transaction): TimelineEntry => {
    const { id, type, status, amount } = transaction;
    return { ...noDetails, id, event: `${type}-${status}`, at: recordTime(transaction), amount };
  });
  const deliveries = shipments.map(
    ({ id, kind, lines, rmaNumber, shippedAt }): TimelineEntry => ({
      ...noDetails,
      id,
      event: kind === 'replacement' ? 'replacement-shipped' : 'shipped',
      at: recordTime({ createdAt: shippedAt }),
      units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      rmaNumber,
    }),
  );
  const requests = returns.map((request): TimelineEntry => {
    const { id } = request;
    return { ...noDetails, id, event: 'return-requested', at: recordTime(request), rmaNumber: id };
  });
  const hasPayment = transactions.some(({ type }) => type === 'payment');
  const placed = { ...noDetails, id: 'placed', event: 'placed', at: recordTime(order) } as const;
  return [
    ...(hasPayment ? [] : [placed]),
    ...[...payments, ...deliveries, ...requests].toSorted((a, b) => timeMs(a) - timeMs(b)),
    ...nextSteps(order, orderId, returns).map((event) => ({
      ...noDetails,
      id: event,
      event,
      at: null,
    })),
  ];
}

const timeMs = ({ at }: TimelineEntry) => at?.getTime() ?? unknownTimeMs;

function nextSteps(
  order: Parameters<typeof orderTimeline>[0],
  orderId: string,
  returns: OrderHistory['returns'],
): NextStep[] {
  const isNext = order.status === 'completed' && hasOpenUnits(order);
  const isReplacementNext = returns.some((each) => needsReplacementOf(each, orderId));
  const preparation =
    order.fulfillment === 'partially shipped' ? 'remaining-preparation' : 'preparation';
  return [
    ...(isNext ? ([preparation] as const) : []),
    ...(isReplacementNext ? (['replacement-preparation'] as const) : []),
  ];
}
