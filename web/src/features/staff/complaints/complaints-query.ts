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

export const complaintFilters = ['active', ...complaintStates] as const;
export type ComplaintFilter = (typeof complaintFilters)[number];

/** Most urgent first; closed complaints newest first. */
export function complaintsQuery(
  firestore: Firestore,
  filter: ComplaintFilter,
): Query<Complaint<Timestamp>> {
  const states = filter === 'active' ? complaintStates.filter(isActive) : [filter];
  const direction = filter === 'closed' ? 'desc' : 'asc';
  return query(complaints(firestore), where('state', 'in', states), orderBy('dueOn', direction));
}

const isActive = (state: Complaint<unknown>['state']) => state !== 'closed';
