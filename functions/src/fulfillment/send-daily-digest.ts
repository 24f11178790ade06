import { addDays } from '@dental-shop/domain/calendar/calendar-day';
import { dueDigestDay, hasNews } from '@dental-shop/domain/mail/daily-digest';
import type { Firestore } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { alreadyExists } from '../platform/firestore/grpc-errors.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { statistics } from '../platform/firestore/orders.ts';
import { typedCollection } from '../platform/firestore/typed-collection.ts';
import { countLateOrders, lateCutoff } from './alert-late-orders.ts';
import { countOpenWork } from './read-work-counts.ts';

/** The last day for which the shop decided whether to send a digest. */
const lastDigest = (firestore: Firestore) =>
  typedCollection<{ day: string }>(firestore, 'settings').doc('lastDigest');

/** Decides once a day, in the morning, whether to send a digest. If there's no news, none is sent that day. */
export async function sendDailyDigest(
  { firestore, officeEmail }: OfficeServices,
  now = new Date(),
): Promise<void> {
  const { timeZone, lateOrderDays } = await readOfficeSettings(firestore);
  const day = dueDigestDay(now, timeZone);
  if (day === undefined) return;
  const decided = lastDigest(firestore);
  if (((await decided.get()).data()?.day ?? '') >= day) return;
  const cutoff = lateCutoff(now.getTime(), lateOrderDays);
  const [work, late, counted] = await Promise.all([
    countOpenWork(firestore),
    countLateOrders(firestore, cutoff),
    statistics(firestore).doc(addDays(day, -1)).get(),
  ]);
  const { orders = 0, revenue = 0 } = counted.data() ?? {};
  const content = { ...work, late, lateOrderDays, yesterday: { orders, revenue } };
  const batch = firestore.batch();
  batch.set(decided, { day });
  if (hasNews(content)) {
    const letter = { to: officeEmail(), language: 'en', uid: null } as const;
    const data = { ...content, day, timeZone };
    const digest = mail(firestore).doc(`daily-digest-${day}`);
    batch.create(digest, newMail({ ...letter, template: 'daily-digest', data }));
  }
  try {
    await batch.commit();
  } catch (error) {
    // Another run has just queued the digest.
    if (alreadyExists(error)) return;
    throw error;
  }
  info('Daily digest decided', { day, isSent: hasNews(content) });
}
