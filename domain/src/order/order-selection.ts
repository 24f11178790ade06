import { addDays, startOfDay } from '../calendar/calendar-day.ts';
import { type FindQuery, readFindQuery } from '../find/find-query.ts';
import { orderAttention } from './order-attention.ts';
import { type OrderFilters, usedFilters } from './order-filters.ts';

interface Condition {
  field: 'status' | 'uid' | 'skus' | 'attention' | 'searchTerms';
  operator: '==' | 'array-contains' | 'array-contains-any';
  value: string | readonly string[];
}

export type OrderSelection =
  | { by: 'nothing' }
  | {
      by: 'date';
      conditions: readonly Condition[];
      from?: Date;
      until?: Date;
      /** The query also returns orders that match only a part of the search. */
      find?: FindQuery;
    };

/** Ignores the other filters, which might hide the order. */
function selectBySearch(search: string): OrderSelection {
  const find = readFindQuery(search);
  if (!find) return { by: 'nothing' };
  const value = [...find.values, ...find.similarValues];
  return {
    by: 'date',
    conditions: [{ field: 'searchTerms', operator: 'array-contains-any', value }],
    find,
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
  if (search) return selectBySearch(search);
  return {
    by: 'date',
    conditions: filterConditions(filters),
    ...(from ? { from: startOfDay(from, timeZone) } : {}),
    ...(to ? { until: startOfDay(addDays(to, 1), timeZone) } : {}),
  };
}
