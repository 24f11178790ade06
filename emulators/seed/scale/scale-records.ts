import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import type { StoredDocument } from '../firestore-emulator.ts';
import type { ScaleOrder } from './scale-orders.ts';

export function scaleTransactions({ id, order }: ScaleOrder): StoredDocument[] {
  const { uid, amount, currency, status, createdAt, paymentIntentId } = order;
  const common = { uid, orderId: id, amount, currency, createdAt };
  const payment: Transaction<Date> = {
    ...common,
    type: 'payment',
    status: status === 'failed' || status === 'processing' ? status : 'completed',
  };
  const documents = [{ path: `transactions/${paymentIntentId}`, data: payment }];
  if (status !== 'refunded' && status !== 'disputed') return documents;
  const isRefund = status === 'refunded';
  const second: Transaction<Date> = {
    ...common,
    type: isRefund ? 'refund' : 'dispute',
    status: isRefund ? 'completed' : 'pending',
  };
  return [...documents, { path: `transactions/${isRefund ? 're' : 'dp'}_${id}`, data: second }];
}

export function countOrder(
  days: Map<string, DailyStatistics>,
  { order, categories }: ScaleOrder,
): void {
  const { status, amount, amountRefunded, createdAt } = order;
  const id = calendarDay(createdAt, defaultTimeZone);
  const day = days.get(id) ?? {};
  days.set(id, day);
  if (status === 'processing') return;
  if (status === 'failed') {
    day.failedPayments = (day.failedPayments ?? 0) + 1;
    return;
  }
  day.orders = (day.orders ?? 0) + 1;
  day.revenue = (day.revenue ?? 0) + amount;
  if (amountRefunded > 0) day.refunded = (day.refunded ?? 0) + amountRefunded;
  if (status === 'disputed') day.disputes = (day.disputes ?? 0) + 1;
  day.byCategory ??= {};
  for (const { category, cents } of categories) {
    day.byCategory[category] = (day.byCategory[category] ?? 0) + cents;
  }
}
