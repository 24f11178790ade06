import { calendarDay, startOfDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import { orderTerms, shipmentTerms } from '@dental-shop/domain/find/record-terms';
import type { Lot } from '@dental-shop/domain/fulfillment/lot';
import { customersOrder } from '@dental-shop/domain/order/order';
import type { DailyStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import type { StoredDocument } from '../firestore-emulator.ts';
import { scaleAccount } from './scale-accounts.ts';
import { scaleOrder } from './scale-orders.ts';
import { ScaleRecall } from './scale-recall.ts';
import { countOrder, scaleTransactions } from './scale-records.ts';
import { returnDocuments, scaleReturn } from './scale-returns.ts';
import { collectLots, markShipped, scaleShipment } from './scale-shipments.ts';

interface Scale {
  accounts: number;
  orders: number;
  /** In ms since the epoch. All documents are from earlier days. */
  now: number;
}

/** Deterministic for a given day. A generator, so the documents are never all in memory. */
export function* scaleDocuments({ accounts, orders, now }: Scale): Generator<StoredDocument> {
  const today = calendarDay(new Date(now), defaultTimeZone);
  const until = startOfDay(today, defaultTimeZone).getTime();
  for (let index = 0; index < accounts; index += 1) {
    const { uid, user } = scaleAccount(index, until);
    yield { path: `users/${uid}`, data: user };
  }
  const days = new Map<string, DailyStatistics>();
  const lots = new Map<string, Lot<Date>>();
  const recall = new ScaleRecall();
  for (let index = 0; index < orders; index += 1) {
    const account = scaleAccount(index % accounts, until);
    const made = scaleOrder(index, account, until);
    countOrder(days, made);
    const sent = scaleShipment(index, made, account, until);
    const order = sent ? markShipped(made.order, sent.shipment) : made.order;
    yield { path: `orders/${made.id}`, data: customersOrder(order) };
    const searchTerms = orderTerms(made.id, order);
    yield { path: `orderRecords/${made.id}`, data: { ...order, searchTerms } };
    yield* scaleTransactions(made);
    if (!sent) continue;
    collectLots(lots, sent.shipment);
    const shipment = { ...sent.shipment, searchTerms: shipmentTerms(sent.id, sent.shipment) };
    yield { path: `shipments/${sent.id}`, data: shipment };
    recall.add(sent.shipment, new Date(until));
    const returned = scaleReturn(index, made, sent, until);
    if (!returned) continue;
    yield* returnDocuments(returned);
  }
  yield* recall.documents(new Date(until));
  for (const [id, data] of lots) yield { path: `lots/${id}`, data };
  for (const [day, data] of days) yield { path: `statistics/${day}`, data };
}
