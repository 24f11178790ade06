import { dayMs } from '@dental-shop/domain/retention/retention';
import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { returns } from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { lateOrders, orderRecords } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';

/** The limit for orders and for replacements. The next run, an hour later, reports the rest. */
const maxReported = 50;

const pageSize = 100;

/** Oldest first. A replacement's wait starts with the return's last change, usually its settlement. */
const waitingSince = (firestore: Firestore, cutoff: Timestamp) => ({
  orders: orderRecords(firestore)
    .where('toShip', '==', true)
    .where('createdAt', '<', cutoff)
    .orderBy('createdAt'),
  replacements: returns(firestore)
    .where('toReplace', '==', true)
    .where('updatedAt', '<', cutoff)
    .orderBy('updatedAt'),
});

export const lateCutoff = (now: number, lateOrderDays: number) =>
  Timestamp.fromMillis(now - lateOrderDays * dayMs);

/** Includes replacements. */
export async function countLateOrders(firestore: Firestore, cutoff: Timestamp): Promise<number> {
  const { orders, replacements } = waitingSince(firestore, cutoff);
  const counts = await Promise.all([orders.count().get(), replacements.count().get()]);
  return counts.reduce((sum, counted) => sum + counted.data().count, 0);
}

/**
 * Emails the office about orders and replacements that have become late. Each of them is reported
 * once.
 */
export async function alertLateOrders(
  { firestore, officeEmail }: OfficeServices,
  now = Date.now(),
): Promise<void> {
  const { lateOrderDays: days, timeZone } = await readOfficeSettings(firestore);
  const late = waitingSince(firestore, lateCutoff(now, days));
  const [foundOrders, foundReplacements] = await Promise.all([
    findUnreported(firestore, late.orders),
    findUnreported(firestore, late.replacements),
  ]);
  const found = [...foundOrders, ...foundReplacements].map(({ id }) => id);
  if (found.length === 0) return;
  const orders = foundOrders.map((document) => {
    const { number, createdAt } = document.data();
    const named = { orderId: document.id, ...(number !== undefined && { number }) };
    return { ...named, createdAt: createdAt.toDate().toISOString() };
  });
  const replacements = foundReplacements.map((document) => ({
    rmaNumber: document.id,
    since: document.data().updatedAt.toDate().toISOString(),
  }));
  const letter = { to: officeEmail(), language: 'en', uid: null } as const;
  const data = { days, timeZone, orders, replacements };
  const batch = firestore.batch();
  for (const id of found) {
    batch.create(lateOrders(firestore).doc(id), { alertedAt: Timestamp.fromMillis(now) });
  }
  batch.create(mail(firestore).doc(), newMail({ ...letter, template: 'late-orders', data }));
  await batch.commit();
  info('Late orders reported', { orders: orders.length, replacements: replacements.length });
}

async function findUnreported<T>(
  firestore: Firestore,
  late: Query<T>,
): Promise<QueryDocumentSnapshot<T>[]> {
  const found: QueryDocumentSnapshot<T>[] = [];
  for await (const page of paginate(late, pageSize)) {
    const alerts = await firestore.getAll(...page.map(({ id }) => lateOrders(firestore).doc(id)));
    found.push(...page.filter((_, index) => alerts[index]?.exists === false));
    if (found.length >= maxReported) break;
  }
  return found.slice(0, maxReported);
}
