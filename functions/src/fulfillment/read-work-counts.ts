import { officeDay } from '@dental-shop/domain/calendar/office-day';
import type { Query } from 'firebase-admin/firestore';
import { complaints, returns } from '../platform/firestore/fulfillment.ts';
import { orderRecords } from '../platform/firestore/orders.ts';
import type { StaffHandler } from '../staff/act-as-staff.ts';

const countOf = async (query: Query<unknown>) => (await query.count().get()).data().count;

/** Counts cost one read per 1,000 documents. */
export const readWorkCounts: StaffHandler<'readWorkCounts'> = async ({ firestore }) => {
  const openComplaints = complaints(firestore).where('state', 'in', [
    'open',
    'under-review',
    'decided',
  ]);
  const [orders, replacements, undecidedReturns, open, overdue] = await Promise.all([
    countOf(orderRecords(firestore).where('toShip', '==', true)),
    countOf(returns(firestore).where('toReplace', '==', true)),
    countOf(returns(firestore).where('state', 'in', ['requested', 'received'])),
    countOf(openComplaints),
    countOf(openComplaints.where('dueOn', '<', officeDay(new Date()))),
  ]);
  return {
    toShip: orders + replacements,
    returns: undecidedReturns,
    complaints: open,
    overdueComplaints: overdue,
  };
};
