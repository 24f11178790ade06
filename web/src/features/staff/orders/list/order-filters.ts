import { type OrderStatus, orderStatuses } from '@dental-shop/domain/order/order-status';

/** Which orders the list shows; an undefined filter lets all of them through. */
export interface OrderFilters {
  /** An order's number, its id or its beginning, an e-mail address, or Stripe's id of a payment. */
  search: string | undefined;
  /** `attention` for those that staff must look at, whatever their status. */
  status: OrderStatus | 'attention' | undefined;
  /** Days in UTC, `YYYY-MM-DD`, both included. */
  from: string | undefined;
  to: string | undefined;
  sku: string | undefined;
  /** The customer's uid. */
  customer: string | undefined;
}

const filterNames = ['search', 'status', 'from', 'to', 'sku', 'customer'] as const;

function textOf(address: URLSearchParams, name: keyof OrderFilters): string | undefined {
  return address.get(name)?.trim() || undefined;
}

function dayOf(text: string | undefined): string | undefined {
  const isDay = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The filters in an address; a value that makes no sense counts as missing. */
export function readFilters(address: URLSearchParams): OrderFilters {
  const status = textOf(address, 'status');
  return {
    search: textOf(address, 'search'),
    status: status === 'attention' ? status : orderStatuses.find((each) => each === status),
    from: dayOf(textOf(address, 'from')),
    to: dayOf(textOf(address, 'to')),
    sku: textOf(address, 'sku')?.toUpperCase(),
    customer: textOf(address, 'customer'),
  };
}

/** An address with these filters, on the first page. */
export function writeFilters(filters: Partial<OrderFilters>): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value) address.set(name, value);
  }
  return address;
}
