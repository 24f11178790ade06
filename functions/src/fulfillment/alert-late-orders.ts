import { dayMs } from '@dental-shop/domain/retention/retention';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { lateOrders, orderRecords } from '../platform/firestore/orders.ts';

/** The next run, an hour later, reports the rest. */
const maxReported = 50;

/** Newest first, so new ones are found even if more orders than this are late. */
const maxChecked = 200;

const waitingSince = (firestore: Firestore, cutoff: Timestamp) =>
  orderRecords(firestore).where('toShip', '==', true).where('createdAt', '<', cutoff);

export const lateCutoff = (now: number, lateOrderDays: number) =>
  Timestamp.fromMillis(now - lateOrderDays * dayMs);

export async function countLateOrders(firestore: Firestore, cutoff: Timestamp): Promise<number> {
  return (await waitingSince(firestore, cutoff).count().get()).data().count;
}

/** Emails the office about orders that have become late. Each order is reported once. */
export async function alertLateOrders(
  { firestore, officeEmail }: OfficeServices,
  now = Date.now(),
): Promise<void> {
  const { lateOrderDays: days, timeZone } = await readOfficeSettings(firestore);
  const { docs } = await waitingSince(firestore, lateCutoff(now, days))
    .orderBy('createdAt', 'desc')
    .limit(maxChecked)
    .get();
  if (docs.length === 0) return;
  const alerts = await firestore.getAll(...docs.map(({ id }) => lateOrders(firestore).doc(id)));
  const found = docs.filter((_, index) => alerts[index]?.exists === false).slice(0, maxReported);
  if (found.length === 0) return;
  const orders = found.reverse().map((document) => {
    const { number, createdAt } = document.data();
    const named = { orderId: document.id, ...(number !== undefined && { number }) };
    return { ...named, createdAt: createdAt.toDate().toISOString() };
  });
  const letter = { to: officeEmail(), language: 'en', uid: null } as const;
  const data = { days, timeZone, orders };
  const batch = firestore.batch();
  for (const { orderId } of orders) {
    batch.create(lateOrders(firestore).doc(orderId), { alertedAt: Timestamp.fromMillis(now) });
  }
  batch.create(mail(firestore).doc(), newMail({ ...letter, template: 'late-orders', data }));
  await batch.commit();
  info('Late orders reported', { count: orders.length });
}
