import { type Complaint, complaintStates } from '@dental-shop/domain/complaints/complaint';
import {
  type Firestore,
  orderBy,
  type Query,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { complaints } from '../../../shared/firestore/collections.ts';
import type { SortDirection } from '../table/table-types.ts';

export const complaintFilters = ['active', ...complaintStates] as const;
export type ComplaintFilter = (typeof complaintFilters)[number];

export function complaintsQuery(
  firestore: Firestore,
  filter: ComplaintFilter,
  direction = defaultDirection(filter),
): Query<Complaint<Timestamp>> {
  const states = filter === 'active' ? complaintStates.filter(isActive) : [filter];
  return query(complaints(firestore), where('state', 'in', states), orderBy('dueOn', direction));
}

/** Most urgent first; closed complaints newest first. */
export const defaultDirection = (filter: ComplaintFilter): SortDirection =>
  filter === 'closed' ? 'desc' : 'asc';

const isActive = (state: Complaint<unknown>['state']) => state !== 'closed';
