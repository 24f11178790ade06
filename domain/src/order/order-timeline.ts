import type { Order } from './order.ts';
import { recordTime, unknownTimeMs } from './record-time.ts';
import type { Transaction, TransactionStatus, TransactionType } from './transaction.ts';

type OrderEvent = `${TransactionType}-${TransactionStatus}` | 'placed' | 'preparation';

export interface TimelineEntry {
  id: string;
  event: OrderEvent;
  at: Date | null;
  /** In cents; null for events without an amount. */
  amount: number | null;
}

type Moment = Exclude<Parameters<typeof recordTime>[0]['createdAt'], undefined>;
type Movement = Pick<Transaction<Moment>, 'type' | 'status' | 'amount' | 'createdAt'> & {
  id: string;
};

const timeMs = (movement: Movement) => recordTime(movement)?.getTime() ?? unknownTimeMs;

/** Oldest first. Excludes shipping, which isn't recorded. */
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
