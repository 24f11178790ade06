import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { currentEntry, entriesOf } from './navigation-entries.ts';

const entries = entriesOf(areas);
const currentAt = (pathname: string, search = '') => currentEntry(entries, pathname, search)?.label;

describe('currentEntry', () => {
  it('is the area that contains the page', () => {
    expect(currentAt('/staff')).toBe('overview');
    expect(currentAt('/staff/orders')).toBe('orders');
    expect(currentAt('/staff/orders/abc')).toBe('orders');
    expect(currentAt('/staff/shipping/pick-lists', '?order=abc')).toBe('shipping');
  });

  it('is the filtered entry if the page has its filter', () => {
    expect(currentAt('/staff/orders', '?status=attention')).toBe('attention');
    expect(currentAt('/staff/orders', '?status=attention&sku=I4510')).toBe('attention');
    expect(currentAt('/staff/orders', '?status=disputed')).toBe('orders');
  });

  it('is undefined outside the areas', () => {
    expect(currentAt('/staff/no-such-page')).toBeUndefined();
  });
});
