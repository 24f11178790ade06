import {
  maxUndeliveredMails,
  type OverviewSpan,
  type ReadOverviewResponse,
} from '@dental-shop/domain/api/staff/read-overview';
import { daysUntil, spanFigures } from '@dental-shop/domain/statistics/span-figures';
import type { Firestore } from 'firebase-admin/firestore';
import { overviewQueries } from './overview-queries.ts';

/** How the shop stands. `now` is in ms since 1970. */
export async function readOverview(
  firestore: Firestore,
  { days: count }: { days: OverviewSpan },
  now: number,
): Promise<ReadOverviewResponse> {
  const days = daysUntil(now, count);
  const queries = overviewQueries(firestore, days);
  const [statistics, waiting, openDisputes, attention, reports, mails] = await Promise.all([
    queries.statistics.get(),
    queries.waiting.get(),
    queries.openDisputes.get(),
    queries.attention.get(),
    queries.policyReports.get(),
    queries.undeliveredMails.get(),
  ]);
  const figures = spanFigures(days, new Map(statistics.docs.map((day) => [day.id, day.data()])));
  const today = figures.byDay.at(-1);
  return {
    ...figures,
    waiting: waiting.data().count,
    today: { orders: today?.orders ?? 0, revenue: today?.revenue ?? 0 },
    openDisputes: openDisputes.data().count,
    attention: attention.data().count,
    policyReports: reports.data().count,
    undeliveredMails: mails.docs
      .filter((each) => each.data().resentAs === undefined)
      .slice(0, maxUndeliveredMails)
      .map((each) => {
        const { to, template, delivery } = each.data();
        return { id: each.id, to, template, lastError: delivery.lastError };
      }),
  };
}
