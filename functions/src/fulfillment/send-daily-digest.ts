import { addDays } from '@dental-shop/domain/calendar/calendar-day';
import { dueDigestDay, hasNews } from '@dental-shop/domain/mail/daily-digest';
import { info } from 'firebase-functions/logger';
import { mail, newMail } from '../mail/outbox.ts';
import type { OfficeServices } from '../platform/firebase.ts';
import { alreadyExists } from '../platform/firestore/grpc-errors.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { statistics } from '../platform/firestore/orders.ts';
import { countLateOrders, lateCutoff } from './alert-late-orders.ts';
import { countOpenWork } from './read-work-counts.ts';

/** Sends one digest a day: in the morning, or at the first run after an outage. */
export async function sendDailyDigest(
  { firestore, officeEmail }: OfficeServices,
  now = new Date(),
): Promise<void> {
  const { timeZone, lateOrderDays } = await readOfficeSettings(firestore);
  const day = dueDigestDay(now, timeZone);
  if (day === undefined) return;
  const digest = mail(firestore).doc(`daily-digest-${day}`);
  if ((await digest.get()).exists) return;
  const cutoff = lateCutoff(now.getTime(), lateOrderDays);
  const [work, late, counted] = await Promise.all([
    countOpenWork(firestore),
    countLateOrders(firestore, cutoff),
    statistics(firestore).doc(addDays(day, -1)).get(),
  ]);
  const { orders = 0, revenue = 0 } = counted.data() ?? {};
  const content = { ...work, late, lateOrderDays, yesterday: { orders, revenue } };
  if (!hasNews(content)) return;
  const letter = { to: officeEmail(), language: 'en', uid: null } as const;
  const data = { ...content, day };
  try {
    await digest.create(newMail({ ...letter, template: 'daily-digest', data }));
  } catch (error) {
    if (alreadyExists(error)) return;
    throw error;
  }
  info('Daily digest queued', { day });
}
