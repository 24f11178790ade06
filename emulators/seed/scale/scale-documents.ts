import { customersOrder } from '@dental-shop/domain/order/order';
import { type DailyStatistics, toDay } from '@dental-shop/domain/statistics/daily-statistics';
import type { StoredDocument } from '../firestore-emulator.ts';
import { scaleAccount } from './scale-accounts.ts';
import { scaleOrder } from './scale-orders.ts';
import { countOrder, scaleTransactions } from './scale-records.ts';

interface Scale {
  accounts: number;
  orders: number;
  /** In ms since the epoch. All documents are from earlier days. */
  now: number;
}

/** Deterministic for a given day. A generator, so the documents are never all in memory. */
export function* scaleDocuments({ accounts, orders, now }: Scale): Generator<StoredDocument> {
  const until = Date.parse(toDay(now));
  for (let index = 0; index < accounts; index += 1) {
    const { uid, user } = scaleAccount(index, until);
    yield { path: `users/${uid}`, data: user };
  }
  const days = new Map<string, DailyStatistics>();
  for (let index = 0; index < orders; index += 1) {
    const made = scaleOrder(index, scaleAccount(index % accounts, until), until);
    countOrder(days, made);
    yield { path: `orders/${made.id}`, data: customersOrder(made.order) };
    yield { path: `orderRecords/${made.id}`, data: made.order };
    yield* scaleTransactions(made);
  }
  for (const [day, data] of days) yield { path: `statistics/${day}`, data };
}
