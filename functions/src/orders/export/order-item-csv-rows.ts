import type { CsvCell } from '@dental-shop/domain/csv/write-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { recordTime } from '@dental-shop/domain/order/record-time';
import { refundBreakdown } from '@dental-shop/domain/order/refund-breakdown';
import type { Timestamp } from 'firebase-admin/firestore';

/**
 * For pivot tables: each row repeats the order's details, but not its amounts, because a pivot table would add those up
 * once per item.
 */
export const orderItemCsvColumns = [
  'Order number',
  'Order ID',
  'Date',
  'Status',
  'Customer',
  'Email',
  'SKU',
  'Item',
  'Quantity',
  'Refunded quantity',
  'Currency',
  'Unit price',
  'Item amount',
  'City',
  'State',
  'ZIP',
  'Country',
  'Customer reference',
] as const;

type ItemRow = Record<(typeof orderItemCsvColumns)[number], CsvCell>;

export function orderItemCsvRows(
  orderId: string,
  order: OrderRecord<Timestamp>,
  timeZone: string,
): ItemRow[] {
  const { shippingAddress: address } = order;
  const refunded = new Map(
    refundBreakdown(order, 0).lines.map(({ sku, quantity }) => [sku, quantity]),
  );
  return order.items.map(({ sku, name, quantity, unitPrice }) => ({
    'Order number': order.number ?? '',
    'Order ID': orderId,
    Date: { at: recordTime(order), timeZone },
    Status: { code: order.status },
    Customer: order.customerName,
    Email: order.email,
    SKU: sku,
    Item: name,
    Quantity: quantity,
    'Refunded quantity': refunded.get(sku) ?? 0,
    Currency: { code: order.currency.toUpperCase() },
    'Unit price': { cents: unitPrice },
    'Item amount': { cents: unitPrice * quantity },
    City: address?.city ?? '',
    State: address?.state ?? '',
    ZIP: address?.zipCode ?? '',
    Country: address?.country ?? '',
    'Customer reference': order.details?.reference ?? '',
  }));
}
