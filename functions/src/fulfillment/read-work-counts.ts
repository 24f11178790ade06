import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { complaints, returns } from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { orderRecords } from '../platform/firestore/orders.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';

const countOf = async (query: Query<unknown>) => (await query.count().get()).data().count;

/** Counts cost one read per 1,000 documents. */
export const readWorkCounts: StaffHandler<'readWorkCounts'> = async ({ firestore }) => {
  const [orders, replacements, undecidedReturns, openComplaints, overdueComplaints] =
    await Promise.all([
      countOf(orderRecords(firestore).where('toShip', '==', true)),
      countOf(returns(firestore).where('toReplace', '==', true)),
      countOf(returns(firestore).where('state', 'in', ['requested', 'received'])),
      countOf(complaints(firestore).where('state', 'in', ['open', 'under-review', 'decided'])),
      countOverdueComplaints(firestore),
    ]);
  return {
    toShip: orders + replacements,
    returns: undecidedReturns,
    complaints: openComplaints,
    overdueComplaints,
  };
};

/** Has the same conditions as `isDeadlineRunning`. */
async function countOverdueComplaints(firestore: Firestore): Promise<number> {
  const { timeZone } = await readOfficeSettings(firestore);
  const today = calendarDay(new Date(), timeZone);
  const overdue = complaints(firestore).where('dueOn', '<', today);
  const [undecided, unreported] = await Promise.all([
    countOf(overdue.where('state', 'in', ['open', 'under-review'])),
    countOf(overdue.where('state', '==', 'decided').where('decision.reportable', '==', true)),
  ]);
  return undecided + unreported;
}
