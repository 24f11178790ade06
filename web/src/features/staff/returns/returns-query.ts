import type { Return } from '@dental-shop/domain/returns/return';
import { type ReturnState, returnStates } from '@dental-shop/domain/returns/return-transitions';
import {
  type Firestore,
  orderBy,
  type Query,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { returns } from '../../../shared/firestore/collections.ts';
import type { SortDirection } from '../table/table-types.ts';

/** In workflow order, so that the most urgent returns come first. */
const activeStates = ['requested', 'accepted', 'received'] as const;
const finishedStates = returnStates.filter((state) => !isActive(state));

export const returnFilters = ['active', ...activeStates, ...finishedStates] as const;
export type ReturnFilter = (typeof returnFilters)[number];

export function statesOf(filter: ReturnFilter): readonly ReturnState[] {
  return filter === 'active' ? activeStates : [filter];
}

export function returnsQuery(
  firestore: Firestore,
  state: ReturnState,
  direction = defaultDirection(state),
): Query<Return<Timestamp>> {
  return query(returns(firestore), where('state', '==', state), orderBy('createdAt', direction));
}

/** Returns that staff still have to handle come oldest first, and all others newest first. */
export const defaultDirection = (state: ReturnState): SortDirection =>
  isActive(state) ? 'asc' : 'desc';

function isActive(state: ReturnState): boolean {
  return activeStates.some((each) => each === state);
}
