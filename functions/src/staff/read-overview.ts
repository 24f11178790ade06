import { maxUndeliveredMails } from '@dental-shop/domain/api/staff/office-calls';
import { daysUntil, sumStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { mail } from '../mail/outbox.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { declines, orderRecords, statistics } from '../platform/firestore/orders.ts';
import type { StaffHandler } from './act-as-staff.ts';
import { ordersNeedingAttention, unreadMessages, waitingAccounts } from './open-work.ts';

/** Reads more than are shown, because resent emails are filtered out. */
const maxMailsRead = 2 * maxUndeliveredMails;

export const readOverview: StaffHandler<'readOverview'> = async (
  { firestore },
  { days: count },
) => {
  const { timeZone } = await readOfficeSettings(firestore);
  const days = daysUntil(new Date(), count, timeZone);
  const queries = overviewQueries(firestore, days);
  const [statistics, waiting, openDisputes, paused, attention, unread, mails] = await Promise.all([
    queries.statistics.get(),
    queries.waiting.get(),
    queries.openDisputes.get(),
    queries.pausedAccounts.get(),
    queries.attention.get(),
    queries.unread.get(),
    queries.undeliveredMails.get(),
  ]);
  const figures = sumStatistics(days, new Map(statistics.docs.map((day) => [day.id, day.data()])));
  const today = figures.byDay.at(-1);
  return {
    ...figures,
    waiting: waiting.data().count,
    today: { orders: today?.orders ?? 0, revenue: today?.revenue ?? 0 },
    openDisputes: openDisputes.data().count,
    pausedAccounts: paused.data().count,
    attention: attention.data().count,
    unread: unread.data().count,
    undeliveredMails: mails.docs
      .filter((each) => each.data().resentAs === undefined)
      .slice(0, maxUndeliveredMails)
      .map((each) => {
        const { to, template, delivery } = each.data();
        return { id: each.id, to, template, lastError: delivery.lastError };
      }),
  };
};

/** Uses limits and aggregations, so the cost doesn't grow with the number of orders. */
function overviewQueries(firestore: Firestore, days: readonly string[]) {
  return {
    statistics: statistics(firestore)
      .where(FieldPath.documentId(), '>=', days[0] ?? '')
      .orderBy(FieldPath.documentId())
      .limit(days.length),
    waiting: waitingAccounts(firestore).count(),
    pausedAccounts: declines(firestore).where('pausedUntil', '>', Date.now()).count(),
    openDisputes: orderRecords(firestore).where('status', '==', 'disputed').count(),
    attention: ordersNeedingAttention(firestore).count(),
    unread: unreadMessages(firestore).count(),
    undeliveredMails: mail(firestore)
      .where('delivery.state', '==', 'abandoned')
      .orderBy('createdAt', 'desc')
      .limit(maxMailsRead),
  };
}
