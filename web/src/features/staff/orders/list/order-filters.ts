import { type OrderStatus, orderStatuses } from '@dental-shop/domain/order/order-status';

export interface OrderFilters {
  /** An order number, an order ID or its beginning, an email address, or a payment intent ID. */
  search: string | undefined;
  status: OrderStatus | 'attention' | undefined;
  /** `YYYY-MM-DD` in the office's time zone, inclusive. */
  from: string | undefined;
  to: string | undefined;
  sku: string | undefined;
  customer: string | undefined;
}

const filterNames = ['search', 'status', 'from', 'to', 'sku', 'customer'] as const;

function readText(address: URLSearchParams, name: keyof OrderFilters): string | undefined {
  return address.get(name)?.trim() || undefined;
}

function readDay(text: string | undefined): string | undefined {
  const isDay = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

export function readFilters(address: URLSearchParams): OrderFilters {
  const status = readText(address, 'status');
  return {
    search: readText(address, 'search'),
    status: status === 'attention' ? status : orderStatuses.find((each) => each === status),
    from: readDay(readText(address, 'from')),
    to: readDay(readText(address, 'to')),
    sku: readText(address, 'sku')?.toUpperCase(),
    customer: readText(address, 'customer'),
  };
}

export function isFiltered(filters: OrderFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

export function writeFilters(filters: Partial<OrderFilters>): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value) address.set(name, value);
  }
  return address;
}
