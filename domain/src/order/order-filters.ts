import type { OrderStatus } from './order-status.ts';

/** Of the staff's list of orders, and of its download. */
export interface OrderFilters {
  /** Anything that `readFindQuery` understands. */
  search?: string | undefined;
  status?: OrderStatus | 'attention' | undefined;
  /** `YYYY-MM-DD` in the office's time zone, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  sku?: string | undefined;
  /** The account's UID. */
  customer?: string | undefined;
}

export const orderFilterNames = ['search', 'status', 'from', 'to', 'sku', 'customer'] as const;

/**
 * The filters that the list really uses. A search ignores the others, which might hide the order. Firestore allows one
 * array condition per query, so orders that need attention can't also be filtered by SKU.
 */
export function usedFilters({ sku, ...filters }: OrderFilters): OrderFilters {
  if (filters.search) return { search: filters.search };
  return filters.status === 'attention' ? filters : { ...filters, sku };
}

/** Such a range contains no orders. */
export function isRangeInverted({ from, to }: Pick<OrderFilters, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && from > to;
}
