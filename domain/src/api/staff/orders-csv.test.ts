import { describe, expect, it } from 'vitest';
import { filtersInUse, ordersCsvName, ordersCsvQuery } from './orders-csv.ts';

describe('ordersCsvQuery', () => {
  it.each([
    {},
    { from: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2024-01-01', to: '2026-12-31' },
    { from: '2026-11-01', to: '2026-11-01', after: 'aB3-_x' },
    { status: 'attention', sku: 'I4510', customer: 'aB3-_x', rows: 'items' },
    { search: 'Ana Muñoz' },
  ])('accepts %j', (query) => {
    expect(ordersCsvQuery.safeParse(query).success).toBe(true);
  });

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '1/2/2026', to: '2026-03-01' },
    { from: '2026-11-01T00:00:00Z', to: '2026-11-02' },
    { from: ['2026-11-01', '2026-11-02'], to: '2026-11-03' },
    { from: '2026-11-01', to: '2026-11-01', uid: 'somebody' },
    { from: '2026-11-01', to: '2026-11-01', after: '' },
    { from: '2026-11-01', to: '2026-11-01', after: '../users/somebody' },
    { from: '2026-11-01', to: '2026-11-01', after: 'a'.repeat(129) },
    { status: 'unheard-of' },
    { rows: 'shipments' },
    { search: '' },
    { search: 'a'.repeat(321) },
    { customer: '../users/somebody' },
  ])('rejects %j', (query) => {
    expect(ordersCsvQuery.safeParse(query).success).toBe(false);
  });

  it('reports the end of an inverted range as the invalid field', () => {
    const query = { from: '2026-11-02', to: '2026-11-01' };
    const paths = ordersCsvQuery.safeParse(query).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([['to']]);
  });

  it('has one row per order by default', () => {
    expect(ordersCsvQuery.parse({}).rows).toBe('orders');
  });
});

describe('ordersCsvName', () => {
  it.each([
    [{ rows: 'orders' }, 'orders.csv'],
    [{ rows: 'items', from: '2026-03-01' }, 'order-items-from-2026-03-01.csv'],
    [{ rows: 'orders', to: '2026-03-31' }, 'orders-to-2026-03-31.csv'],
    [
      { rows: 'orders', from: '2026-03-01', to: '2026-03-31' },
      'orders-2026-03-01-to-2026-03-31.csv',
    ],
  ] as const)('for %j is %s', (query, name) => expect(ordersCsvName(query)).toBe(name));
});

describe('filtersInUse', () => {
  it('names the filters without their values', () => {
    expect(filtersInUse({ search: 'ana@example.com', sku: undefined })).toEqual(['search']);
  });

  it('leaves out filters that the download ignores', () => {
    expect(filtersInUse({ status: 'attention', sku: 'I4510' })).toEqual(['status']);
  });
});
