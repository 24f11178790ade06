import type { OrderFilters } from '@dental-shop/domain/order/order-filters';
import { describe, expect, it } from 'vitest';
import { listAddress, readFilters, readSort, writeFilters } from './order-list-address.ts';

const none: OrderFilters = {
  search: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  sku: undefined,
  customer: undefined,
};

const read = (address: string) => readFilters(new URLSearchParams(address));

describe('readFilters', () => {
  it.each<[string, Partial<OrderFilters>]>([
    ['', {}],
    ['status=failed&sku= hd55s &customer=uid', { status: 'failed', sku: 'HD55S', customer: 'uid' }],
    ['status=attention', { status: 'attention' }],
    ['from=2026-01-02&to=2026-02-28', { from: '2026-01-02', to: '2026-02-28' }],
    ['search=%20ana@example.com%20', { search: 'ana@example.com' }],
    ['search=ana&status=failed&from=2026-01-02&sku=A&customer=uid', { search: 'ana' }],
    ['status=attention&sku=HD55S&customer=uid', { status: 'attention', customer: 'uid' }],
    ['status=unheard-of&from=yesterday&to=2026-13-01&sku=%20', {}],
  ])('parses %j', (address, filters) => {
    expect(read(address)).toEqual({ ...none, ...filters });
  });

  it('round-trips with writeFilters', () => {
    const filters = { ...none, status: 'refunded', from: '2026-01-02', sku: 'A&B' } as const;
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(none).toString()).toBe('');
  });
});

describe('readSort', () => {
  it.each([
    ['', 'newest'],
    ['sort=oldest', 'oldest'],
    ['sort=price', 'newest'],
  ])('parses %j', (address, sort) => {
    expect(readSort(new URLSearchParams(address))).toBe(sort);
  });

  it('round-trips with listAddress', () => {
    expect(readSort(listAddress({ sku: 'A' }, 'oldest'))).toBe('oldest');
    expect(listAddress({ sku: 'A' }, 'newest').toString()).toBe('sku=A');
  });
});
