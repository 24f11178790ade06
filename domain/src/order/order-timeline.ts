import type { Order } from './order.ts';
import { recordTime, unknownTimeMs } from './record-time.ts';
import type { Transaction, TransactionStatus, TransactionType } from './transaction.ts';

/** What an order's customer is told of it: a movement of money by its name, or what comes next. */
type OrderEvent = `${TransactionType}-${TransactionStatus}` | 'placed' | 'preparation';

export interface TimelineEntry {
  id: string;
  event: OrderEvent;
  /** Null where nobody knows, and for what is not done yet. */
  at: Date | null;
  /** In cents; null where it is not about money. */
  amount: number | null;
}

type Moment = Exclude<Parameters<typeof recordTime>[0]['createdAt'], undefined>;
type Movement = Pick<Transaction<Moment>, 'type' | 'status' | 'amount' | 'createdAt'> & {
  id: string;
};

const timeMs = (movement: Movement) => recordTime(movement)?.getTime() ?? unknownTimeMs;

/**
 * An order as its customer follows it, the oldest first: what was paid, paid back and disputed, and
 * whether it is to be sent. That a parcel has left the shop is recorded nowhere, so it is not told.
 */
export function orderTimeline(
  order: Pick<Order<Moment>, 'status' | 'createdAt'>,
  transactions: readonly Movement[],
): TimelineEntry[] {
  const movements = transactions
    .toSorted((a, b) => timeMs(a) - timeMs(b))
    .map((movement): TimelineEntry => {
      const { id, type, status, amount } = movement;
      return { id, event: `${type}-${status}`, at: recordTime(movement), amount };
    });
  const hasPayment = transactions.some(({ type }) => type === 'payment');
  const placed = { id: 'placed', event: 'placed', at: recordTime(order), amount: null } as const;
  const next = { id: 'preparation', event: 'preparation', at: null, amount: null } as const;
  return [
    ...(hasPayment ? [] : [placed]),
    ...movements,
    ...(order.status === 'completed' ? [next] : []),
  ];
}
