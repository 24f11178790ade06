import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { customersOrder, type Order, type OrderRecord } from '@dental-shop/domain/order/order';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { mail } from '../../mail/outbox.ts';
import { readOfficeSettings } from '../../platform/firestore/office-settings.ts';
import { searchableOrder, statistics, transactions } from '../../platform/firestore/orders.ts';
import { type DatedCounts, increments } from './daily-statistics.ts';
import type { KnownPayment, PaymentRecords } from './payment-records.ts';

/** The batch fails if the records were built from outdated documents. */
export async function addRecordsToBatch(
  firestore: Firestore,
  batch: WriteBatch,
  order: DocumentSnapshot<Order<Timestamp>>,
  known: KnownPayment['transactions'],
  records: PaymentRecords,
): Promise<void> {
  const mails = records.mails.map(([id, document]) => ({
    reference: mail(firestore).doc(id),
    document,
  }));
  const existing = await Promise.all(mails.map(({ reference }) => reference.get()));
  for (const [position, { reference, document }] of mails.entries()) {
    if (!existing[position]?.exists) batch.create(reference, document);
  }
  if (records.order) addOrder(firestore, batch, order, records.order);
  for (const [id, record] of records.transactions) {
    const reference = transactions(firestore).doc(id);
    // No precondition is needed here, because the batch also updates the order, which has one.
    if (known.has(id)) batch.set(reference, record);
    else batch.create(reference, record);
  }
  await addStatistics(firestore, batch, records.statistics);
}

/** Most events count nothing, so they don't read the settings. */
async function addStatistics(
  firestore: Firestore,
  batch: WriteBatch,
  dated: readonly DatedCounts[],
): Promise<void> {
  if (dated.length === 0) return;
  const { timeZone } = await readOfficeSettings(firestore);
  for (const { at, counts } of dated) {
    const day = statistics(firestore).doc(calendarDay(new Date(at), timeZone));
    batch.set(day, increments(counts), { merge: true });
  }
}

/** Older orders still have these fields, but customers must no longer see them. */
const withoutStaffFields = { attention: FieldValue.delete(), paymentIntentId: FieldValue.delete() };

function addOrder(
  firestore: Firestore,
  batch: WriteBatch,
  { ref, updateTime }: DocumentSnapshot<Order<Timestamp>>,
  record: OrderRecord<Timestamp>,
): void {
  const order = customersOrder(record);
  if (updateTime === undefined) batch.create(ref, order);
  else batch.update(ref, { ...order, ...withoutStaffFields }, { lastUpdateTime: updateTime });
  batch.set(searchableOrder(firestore, ref.id), record);
}
