import { useState } from 'react';
import type { TablePager, TableRow } from './table-types.ts';

export const pageSize = 25;

/** Pages through rows that are already loaded. Give the component a new key for other rows. */
export function useRowPages<Row extends TableRow>(
  all: readonly Row[],
  size = pageSize,
): { rows: readonly Row[]; pager: TablePager } {
  const [wanted, setWanted] = useState(0);
  // Rows may have been removed since.
  const page = Math.min(wanted, Math.max(0, Math.ceil(all.length / size) - 1));
  const end = (page + 1) * size;
  return {
    rows: all.slice(page * size, end),
    pager: {
      previous: page > 0 ? () => setWanted(page - 1) : undefined,
      next: end < all.length ? () => setWanted(page + 1) : undefined,
    },
  };
}
