import type { OrderStatus } from './order-status.ts';

/** The filters of the staff's order list and its download. */
export interface OrderFilters {
  /** Parsed by `readFindQuery`. */
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
 * The filters that take effect. A search ignores all others, because they might hide the order. Orders that need
 * attention can't be filtered by SKU, because Firestore allows only one array condition per query.
 */
export function usedFilters({ sku, ...filters }: OrderFilters): OrderFilters {
  if (filters.search) return { search: filters.search };
  return filters.status === 'attention' ? filters : { ...filters, sku };
}

/** True if the range ends before it starts, so it contains no orders. */
export function isRangeInverted({ from, to }: Pick<OrderFilters, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && from > to;
}
