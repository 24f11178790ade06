import { orderAttention } from '@dental-shop/domain/order/order-attention';
import type { OrderFilters } from './order-filters.ts';

/** One condition of a query on orders. */
interface Condition {
  field: 'status' | 'uid' | 'skus' | 'attention' | 'email' | 'paymentIntentId';
  operator: '==' | 'array-contains' | 'array-contains-any';
  value: string | readonly string[];
}

export type OrderSelection =
  /** Orders whose id begins so. */
  | { by: 'id'; beginning: string }
  /** Nothing that an order could be found by. */
  | { by: 'nothing' }
  /** Newest first; `from` and `until` are instants, the second is not included. */
  | { by: 'date'; conditions: readonly Condition[]; from?: Date; until?: Date };

const dayMs = 24 * 60 * 60 * 1000;

/** A search is for one thing, wherever it is: it looks past the other filters. */
function searched(search: string): OrderSelection {
  if (search.includes('@')) {
    // Firebase Auth keeps addresses in lower case, and orders have them from there.
    const value = search.toLowerCase();
    return { by: 'date', conditions: [{ field: 'email', operator: '==', value }] };
  }
  if (search.startsWith('pi_')) {
    const condition = { field: 'paymentIntentId', operator: '==', value: search } as const;
    return { by: 'date', conditions: [condition] };
  }
  // As customers see their orders' ids: `Qm7xKd2R...`.
  const beginning = search.replace(/(\.{3}|…)$/, '');
  return /^[\w-]{1,64}$/.test(beginning) ? { by: 'id', beginning } : { by: 'nothing' };
}

function conditionsOf({ status, sku, customer }: OrderFilters): Condition[] {
  const conditions: Condition[] = [];
  if (customer) conditions.push({ field: 'uid', operator: '==', value: customer });
  if (status === 'attention') {
    const value = orderAttention.options;
    conditions.push({ field: 'attention', operator: 'array-contains-any', value });
  } else if (status) {
    conditions.push({ field: 'status', operator: '==', value: status });
  }
  // Firestore looks into one list at a time.
  if (sku && status !== 'attention') {
    conditions.push({ field: 'skus', operator: 'array-contains', value: sku });
  }
  return conditions;
}

/** What the filters ask the database for; `firestore.indexes.json` has an index for each kind. */
export function selectOrders(filters: OrderFilters): OrderSelection {
  const { search, from, to } = filters;
  if (search) return searched(search);
  return {
    by: 'date',
    conditions: conditionsOf(filters),
    ...(from ? { from: new Date(from) } : {}),
    ...(to ? { until: new Date(Date.parse(to) + dayMs) } : {}),
  };
}
