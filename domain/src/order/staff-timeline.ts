import type { OrderAuditEntry, OrderMail, PaymentEvent } from '../api/staff/order-calls.ts';
import type { Shipment } from '../fulfillment/shipment.ts';
import type { Return } from '../returns/return.ts';
import { recordTime } from './record-time.ts';
import type { Transaction } from './transaction.ts';

type Moment = Exclude<Parameters<typeof recordTime>[0]['createdAt'], null | undefined>;

type WithId<Record> = Record & { id: string };
type AnyTransaction = WithId<Transaction<Moment>>;
type AnyShipment = WithId<
  Pick<Shipment<Moment>, 'state' | 'shippedAt' | 'releasedAt' | 'updatedAt'>
>;
type AnyReturn = WithId<Pick<Return<Moment>, 'createdAt'>>;

interface Sources<Payment, Parcel, Request> {
  order: { createdAt: Moment };
  transactions: readonly Payment[];
  /** Oldest first. */
  shipments: readonly Parcel[];
  replacements: readonly Parcel[];
  returns: readonly Request[];
  events: readonly PaymentEvent[];
  mails: readonly OrderMail[];
  audit: readonly OrderAuditEntry[];
}

/** `by` is the audited staff action that caused the entry, if there was one. */
type Content<Payment, Parcel, Request> =
  | { kind: 'placed' }
  | { kind: 'transaction'; transaction: Payment; by: OrderAuditEntry | undefined }
  | { kind: 'event'; event: PaymentEvent }
  | {
      kind: 'packed' | 'undone' | 'released';
      shipment: Parcel;
      /** Starts at 1. Null for a replacement. */
      number: number | null;
      by: OrderAuditEntry | undefined;
    }
  | { kind: 'return'; request: Request }
  | { kind: 'mail'; mail: OrderMail }
  | { kind: 'action'; action: OrderAuditEntry };

export type StaffTimelineEntry<Payment, Parcel, Request> = Content<Payment, Parcel, Request> & {
  id: string;
  /** Null if unknown. */
  at: Date | null;
};

export const timelineTopics = ['payment', 'shipping', 'mail', 'staff'] as const;
export type TimelineTopic = (typeof timelineTopics)[number];

const topics: Record<Content<unknown, unknown, unknown>['kind'], TimelineTopic> = {
  placed: 'payment',
  transaction: 'payment',
  event: 'payment',
  packed: 'shipping',
  undone: 'shipping',
  released: 'shipping',
  return: 'shipping',
  mail: 'mail',
  action: 'staff',
};

/** A staff action on a payment or shipment belongs to both topics. */
export function isAbout(
  entry: StaffTimelineEntry<unknown, unknown, unknown>,
  topic: TimelineTopic,
): boolean {
  return topics[entry.kind] === topic || (topic === 'staff' && 'by' in entry && !!entry.by);
}

/** Stripe's events that only repeat the transaction of this type. */
const impliedBy: Readonly<Partial<Record<string, AnyTransaction['type']>>> = {
  'payment_intent.succeeded': 'payment',
  'payment_intent.processing': 'payment',
  'charge.refunded': 'refund',
  'charge.refund.updated': 'refund',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'charge.dispute.created': 'dispute',
};

/** Everything that happened to an order, newest first. Each occurrence is listed once. */
export function staffTimeline<
  Payment extends AnyTransaction,
  Parcel extends AnyShipment,
  Request extends AnyReturn,
>(sources: Sources<Payment, Parcel, Request>): StaffTimelineEntry<Payment, Parcel, Request>[] {
  const { order, transactions, shipments, replacements, returns, events, mails, audit } = sources;
  type Entry = StaffTimelineEntry<Payment, Parcel, Request>;
  const actionOn = (shipmentId: string, what: string) =>
    audit.find((each) => each.shipmentId === shipmentId && each.what === what);
  const payments = transactions.map((transaction): Entry => {
    const by = audit.find(({ refund }) => refund?.refundId === transaction.id);
    const { id } = transaction;
    return { id, at: recordTime(transaction), kind: 'transaction', transaction, by };
  });
  const parcelEntries = (shipment: Parcel, number: number | null): Entry[] => {
    const { id, state, shippedAt, releasedAt, updatedAt } = shipment;
    const step = (kind: 'packed' | 'undone' | 'released', at: Moment, what: string): Entry => ({
      id: `${id} ${kind}`,
      at: recordTime({ createdAt: at }),
      kind,
      shipment,
      number,
      by: actionOn(id, what),
    });
    return [
      step('packed', shippedAt, 'create-shipment'),
      ...(state === 'undone' ? [step('undone', updatedAt, 'undo-shipment')] : []),
      ...(releasedAt ? [step('released', releasedAt, 'release-shipment')] : []),
    ];
  };
  const parcels = [
    ...shipments.flatMap((shipment, index) => parcelEntries(shipment, index + 1)),
    ...replacements.flatMap((shipment) => parcelEntries(shipment, null)),
  ];
  const shown = new Set(
    [...payments, ...parcels].flatMap((each) => ('by' in each && each.by) || []),
  );
  const hasPayment = transactions.some(({ type }) => type === 'payment');
  const all: Entry[] = [
    ...(hasPayment ? [] : [{ id: 'placed', at: recordTime(order), kind: 'placed' } as const]),
    ...payments,
    ...events
      .filter(({ type }) => !transactions.some((each) => each.type === impliedBy[type]))
      .map(
        (event): Entry => ({ id: event.id, at: new Date(event.receivedAt), kind: 'event', event }),
      ),
    ...parcels,
    ...returns.map((request): Entry => {
      const { id } = request;
      return { id, at: recordTime(request), kind: 'return', request };
    }),
    ...mails.map(
      (mail): Entry => ({ id: mail.id, at: new Date(mail.createdAt), kind: 'mail', mail }),
    ),
    ...audit
      .filter((action) => !shown.has(action))
      .map((action): Entry => {
        return { id: action.id, at: new Date(action.when), kind: 'action', action };
      }),
  ];
  const timeMs = ({ at }: Entry) => at?.getTime() ?? Number.NEGATIVE_INFINITY;
  // Reversed first, so that entries with the same time are also listed newest first.
  return all.toReversed().toSorted((a, b) => timeMs(b) - timeMs(a) || 0);
}
