import type { OrderStatus } from './order-status.ts';

/** Of the staff's list of orders, and of its download. */
export interface OrderFilters {
  /** Anything that `readFindQuery` understands. Ignores the other filters, which might hide the order. */
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
