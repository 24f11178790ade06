import { addDays, startOfDay } from '@dental-shop/domain/calendar/calendar-day';
import { orderAttention } from '@dental-shop/domain/order/order-attention';
import { parseOrderNumber } from '@dental-shop/domain/order/order-number';
import type { OrderFilters } from './order-filters.ts';

interface Condition {
  field: 'status' | 'uid' | 'skus' | 'attention' | 'email' | 'paymentIntentId' | 'number';
  operator: '==' | 'array-contains' | 'array-contains-any';
  value: string | readonly string[];
}

export type OrderSelection =
  | { by: 'id'; prefix: string }
  | { by: 'nothing' }
  | { by: 'date'; conditions: readonly Condition[]; from?: Date; until?: Date };

/** Ignores the other filters, which might hide the order. */
function selectBySearch(search: string): OrderSelection {
  if (search.includes('@')) {
    // Firebase Auth stores addresses in lower case.
    const value = search.toLowerCase();
    return { by: 'date', conditions: [{ field: 'email', operator: '==', value }] };
  }
  if (search.startsWith('pi_')) {
    const condition = { field: 'paymentIntentId', operator: '==', value: search } as const;
    return { by: 'date', conditions: [condition] };
  }
  // Customers see shortened order IDs: `Qm7xKd2R...`.
  const prefix = search.replace(/(\.{3}|…)$/, '');
  // 1 in 160 order IDs starts like an order number. Dots or a ninth character show that it's an ID.
  const number = prefix === search ? parseOrderNumber(search) : undefined;
  if (number) {
    return { by: 'date', conditions: [{ field: 'number', operator: '==', value: number }] };
  }
  return /^[\w-]{1,64}$/.test(prefix) ? { by: 'id', prefix } : { by: 'nothing' };
}

function filterConditions({ status, sku, customer }: OrderFilters): Condition[] {
  const conditions: Condition[] = [];
  if (customer) conditions.push({ field: 'uid', operator: '==', value: customer });
  if (status === 'attention') {
    const value = orderAttention.options;
    conditions.push({ field: 'attention', operator: 'array-contains-any', value });
  } else if (status) {
    conditions.push({ field: 'status', operator: '==', value: status });
  }
  // Firestore allows one array condition per query, and `attention` already uses it.
  if (sku && status !== 'attention') {
    conditions.push({ field: 'skus', operator: 'array-contains', value: sku });
  }
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
