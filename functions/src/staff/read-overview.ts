import { maxUndeliveredMails } from '@dental-shop/domain/api/staff/office-calls';
import { daysUntil, sumStatistics } from '@dental-shop/domain/statistics/daily-statistics';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type MailDocument, mail } from '../mail/outbox.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { declines, orderRecords, statistics } from '../platform/firestore/orders.ts';
import { paginate } from '../platform/firestore/paginate.ts';
import type { StaffHandler } from './act-as-staff.ts';
import { ordersNeedingAttention, unreadMessages, waitingAccounts } from './open-work.ts';

const mailsPerPage = 2 * maxUndeliveredMails;

/** After an outage of the mail server, staff may have resent hundreds of emails. */
const maxMailsRead = 400;

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
    findUndeliveredMails(firestore),
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
    undeliveredMails: mails.map((each) => {
      const { to, template, delivery } = each.data();
      return { id: each.id, to, template, lastError: delivery.lastError };
    }),
  };
};

/** Newest first. Skips resent emails here, because Firestore can't query for a missing `resentAs`. */
export async function findUndeliveredMails(
  firestore: Firestore,
): Promise<QueryDocumentSnapshot<MailDocument>[]> {
  const abandoned = mail(firestore)
    .where('delivery.state', '==', 'abandoned')
    .orderBy('createdAt', 'desc');
  const found: QueryDocumentSnapshot<MailDocument>[] = [];
  let read = 0;
  for await (const page of paginate(abandoned, mailsPerPage)) {
    found.push(...page.filter((each) => each.data().resentAs === undefined));
    read += page.length;
    if (found.length >= maxUndeliveredMails || read >= maxMailsRead) break;
  }
  return found.slice(0, maxUndeliveredMails);
}

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
  };
}
