import { addDays, startOfDay } from '../calendar/calendar-day.ts';
import type { ChosenTerms } from '../find/choose-terms.ts';
import { type FindQuery, readFindQuery } from '../find/find-query.ts';
import { orderAttention } from './order-attention.ts';
import { isRangeInverted, type OrderFilters, usedFilters } from './order-filters.ts';

interface Condition {
  field: 'status' | 'uid' | 'skus' | 'attention' | 'searchTerms';
  operator: '==' | 'array-contains' | 'array-contains-any';
  value: string | readonly string[];
}

export interface SelectedOrders {
  conditions: readonly Condition[];
  from?: Date;
  until?: Date;
  /** Checks each order found, because `conditions` also select orders that only match part of the search. */
  includes?: ChosenTerms['includes'];
}

export type OrderSelection =
  | { by: 'nothing' }
  /** The caller has to read the decisive records before it can call `selectFound`. */
  | { by: 'search'; find: FindQuery }
  | ({ by: 'filters' } & SelectedOrders);

export function selectFound({ values, includes }: ChosenTerms): SelectedOrders {
  return {
    conditions: [{ field: 'searchTerms', operator: 'array-contains-any', value: values }],
    includes,
  };
}

function filterConditions(filters: OrderFilters): Condition[] {
  const { status, sku, customer } = usedFilters(filters);
  const conditions: Condition[] = [];
  if (customer) conditions.push({ field: 'uid', operator: '==', value: customer });
  if (status === 'attention') {
    const value = orderAttention.options;
    conditions.push({ field: 'attention', operator: 'array-contains-any', value });
  } else if (status) {
    conditions.push({ field: 'status', operator: '==', value: status });
  }
  if (sku) conditions.push({ field: 'skus', operator: 'array-contains', value: sku });
  return conditions;
}

/** `firestore.indexes.json` has an index for each combination of filters, in both directions. */
export function selectOrders(filters: OrderFilters, timeZone: string): OrderSelection {
  const { search, from, to } = filters;
  if (search) {
    // Ignores the other filters, which might hide the order.
    const find = readFindQuery(search);
    return find ? { by: 'search', find } : { by: 'nothing' };
  }
  if (isRangeInverted(filters)) return { by: 'nothing' };
  return {
    by: 'filters',
    conditions: filterConditions(filters),
    ...(from ? { from: startOfDay(from, timeZone) } : {}),
    ...(to ? { until: startOfDay(addDays(to, 1), timeZone) } : {}),
  };
}
