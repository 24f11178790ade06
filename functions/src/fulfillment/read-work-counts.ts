import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { complaints, returns } from '../platform/firestore/fulfillment.ts';
import { readOfficeSettings } from '../platform/firestore/office-settings.ts';
import { orderRecords } from '../platform/firestore/orders.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';
import {
  expiringLicenses,
  ordersNeedingAttention,
  unreadMessages,
  waitingAccounts,
} from '../staff/open-work.ts';

const countOf = async (query: Query<unknown>) => (await query.count().get()).data().count;

export const readWorkCounts: StaffHandler<'readWorkCounts'> = ({ firestore }) =>
  countOpenWork(firestore);

/** Counts cost one read per 1,000 documents. */
export async function countOpenWork(firestore: Firestore): Promise<StaffOutput<'readWorkCounts'>> {
  const { timeZone } = await readOfficeSettings(firestore);
  const today = calendarDay(new Date(), timeZone);
  const [
    waiting,
    attention,
    unread,
    orders,
    replacements,
    returned,
    complained,
    overdue,
    expiring,
  ] = await Promise.all([
    countOf(waitingAccounts(firestore)),
    countOf(ordersNeedingAttention(firestore)),
    countOf(unreadMessages(firestore)),
    countOf(orderRecords(firestore).where('toShip', '==', true)),
    countOf(returns(firestore).where('toReplace', '==', true)),
    countOf(returns(firestore).where('state', 'in', ['requested', 'received'])),
    countOf(complaints(firestore).where('state', 'in', ['open', 'under-review', 'decided'])),
    countOverdueComplaints(firestore, today),
    countOf(expiringLicenses(firestore, today)),
  ]);
  return {
    waiting,
    attention,
    unread,
    toShip: orders + replacements,
    returns: returned,
    complaints: complained,
    overdueComplaints: overdue,
    expiringLicenses: expiring,
  };
}

/** Has the same conditions as `isDeadlineRunning`. */
async function countOverdueComplaints(firestore: Firestore, today: string): Promise<number> {
  const overdue = complaints(firestore).where('dueOn', '<', today);
  const [undecided, unreported] = await Promise.all([
    countOf(overdue.where('state', 'in', ['open', 'under-review'])),
    countOf(overdue.where('state', '==', 'decided').where('decision.reportable', '==', true)),
  ]);
  return undecided + unreported;
}
