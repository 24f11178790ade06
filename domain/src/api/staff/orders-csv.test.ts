import { describe, expect, it } from 'vitest';
import { ordersCsvQuery } from './orders-csv.ts';

describe('ordersCsvQuery', () => {
  it.each([
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2028-01-01', to: '2028-12-31' },
    { from: '2026-11-01', to: '2026-11-01', after: 'aB3-_x' },
  ])('accepts %j', (query) => {
    expect(ordersCsvQuery.safeParse(query).success).toBe(true);
  });

  it.each([
    {},
    { from: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '1/2/2026', to: '2026-03-01' },
    { from: '2026-11-01T00:00:00Z', to: '2026-11-02' },
    { from: ['2026-11-01', '2026-11-02'], to: '2026-11-03' },
    { from: '2025-01-01', to: '2026-01-02' },
    { from: '2026-11-01', to: '2026-11-01', uid: 'somebody' },
    { from: '2026-11-01', to: '2026-11-01', after: '' },
    { from: '2026-11-01', to: '2026-11-01', after: '../users/somebody' },
    { from: '2026-11-01', to: '2026-11-01', after: 'a'.repeat(129) },
  ])('rejects %j', (query) => {
    expect(ordersCsvQuery.safeParse(query).success).toBe(false);
  });

  it.each([
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['from', { from: '2025-01-01', to: '2026-11-01' }],
  ])('reports %s as the invalid field of %j', (field, query) => {
    const paths = ordersCsvQuery.safeParse(query).error?.issues.map(({ path }) => path);
    expect(paths).toEqual([[field]]);
  });
});
