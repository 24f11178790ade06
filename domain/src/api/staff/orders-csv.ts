import * as z from 'zod';
import {
  isRangeInverted,
  type OrderFilters,
  orderFilterNames,
  usedFilters,
} from '../../order/order-filters.ts';
import { orderStatuses } from '../../order/order-status.ts';
import { documentId } from '../document-id.ts';

/**
 * Keeps each part below the timeouts of the page (30 s) and Hosting (60 s) and Cloud Run's response
 * limit (32 MiB). If reading is slow, parts have fewer rows.
 */
export const maxRowsInPart = 10_000;

export const ordersCsvRows = ['orders', 'items'] as const;
export type OrdersCsvRows = (typeof ordersCsvRows)[number];

/**
 * The list's filters, and whether each row is an order or an item. Sent in the request body, because Cloud Run logs
 * URLs, and a search may contain a name or an email address.
 */
export const ordersCsvRequest = z
  .strictObject({
    search: z.string().min(1).max(320).optional(),
    status: z.enum([...orderStatuses, 'attention']).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    sku: z.string().min(1).max(40).optional(),
    customer: documentId.optional(),
    rows: z.enum(ordersCsvRows).default('orders'),
  })
  .refine((request) => !isRangeInverted(request), { path: ['to'] });
export type OrdersCsvRequest = z.infer<typeof ordersCsvRequest>;

/** `after` is the last order of the previous part. */
export const ordersCsvPart = z.strictObject({ after: documentId.optional() });

/** Such as `orders-2026-03-01-to-2026-03-31.csv`. */
export function ordersCsvName({
  from,
  to,
  rows,
}: Pick<OrderFilters, 'from' | 'to'> & { rows: OrdersCsvRows }): string {
  const what = rows === 'items' ? 'order-items' : 'orders';
  const days = [...(from ? [`from-${from}`] : []), ...(to ? [`to-${to}`] : [])].join('-');
  const range = from && to ? `${from}-to-${to}` : days;
  return [what, ...(range ? [range] : [])].join('-').concat('.csv');
}

/** The names of the filters in use. Their values may be personal data, so they're not logged. */
export function filtersInUse(query: OrderFilters): string[] {
  const used = usedFilters(query);
  return orderFilterNames.filter((name) => used[name] !== undefined);
}
