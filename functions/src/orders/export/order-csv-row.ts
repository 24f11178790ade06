import type { CsvCell } from '@dental-shop/domain/csv/write-csv';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { keptAmount } from '@dental-shop/domain/order/paid';
import { recordTime } from '@dental-shop/domain/order/record-time';
import type { Timestamp } from 'firebase-admin/firestore';

export const orderCsvColumns = [
  'Order ID',
  'Date',
  'Status',
  'Customer',
  'Email',
  'Items',
  'Pieces',
  'Currency',
  'Amount',
  'Refunded',
  'Net',
  'Street',
  'City',
  'State',
  'ZIP',
  'Country',
  'Payment ID',
  'Needs attention',
  'Order number',
  'Customer reference',
  'Delivery note',
] as const;

type OrderRow = Record<(typeof orderCsvColumns)[number], CsvCell>;

export function orderCsvRow(
  orderId: string,
  order: OrderRecord<Timestamp>,
  timeZone: string,
): OrderRow {
  const { items, amount, amountRefunded, shippingAddress: address } = order;
  return {
    'Order ID': orderId,
    Date: { at: recordTime(order), timeZone },
    Status: { code: order.status },
    Customer: order.customerName,
    Email: order.email,
    Items: items.map(({ quantity, sku, name }) => `${quantity} x ${sku} ${name}`).join('; '),
    Pieces: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    Currency: { code: order.currency.toUpperCase() },
    Amount: { cents: amount },
    Refunded: { cents: amountRefunded },
    Net: { cents: keptAmount(order) },
    Street: address?.street ?? '',
    City: address?.city ?? '',
    State: address?.state ?? '',
    ZIP: address?.zipCode ?? '',
    Country: address?.country ?? '',
    'Payment ID': { code: order.paymentIntentId },
    'Needs attention': { code: order.attention.join('; ') },
    'Order number': order.number ?? '',
    'Customer reference': order.details?.reference ?? '',
    'Delivery note': order.details?.deliveryNote ?? '',
  };
}
