import {
  type OrderFilters,
  orderFilterNames,
  usedFilters,
} from '@dental-shop/domain/order/order-filters';
import { orderStatuses } from '@dental-shop/domain/order/order-status';

function readText(address: URLSearchParams, name: keyof OrderFilters): string | undefined {
  return address.get(name)?.trim() || undefined;
}

function readDay(text: string | undefined): string | undefined {
  const isDay = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** Leaves out filters that the list ignores, so that the page and the download don't name them. */
export function readFilters(address: URLSearchParams): OrderFilters {
  const status = readText(address, 'status');
  return usedFilters({
    search: readText(address, 'search'),
    status: status === 'attention' ? status : orderStatuses.find((each) => each === status),
    from: readDay(readText(address, 'from')),
    to: readDay(readText(address, 'to')),
    sku: readText(address, 'sku')?.toUpperCase(),
    customer: readText(address, 'customer'),
  });
}

export function isFiltered(filters: OrderFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

export function writeFilters(filters: OrderFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of orderFilterNames) {
    const value = filters[name];
    if (value) address.set(name, value);
  }
  return address;
}

export type OrderSort = 'newest' | 'oldest';

export function readSort(address: URLSearchParams): OrderSort {
  return address.get('sort') === 'oldest' ? 'oldest' : 'newest';
}

/** The list's first page with these filters. */
export function listAddress(filters: OrderFilters, sort: OrderSort): URLSearchParams {
  const address = writeFilters(filters);
  if (sort !== 'newest') address.set('sort', sort);
  return address;
}
