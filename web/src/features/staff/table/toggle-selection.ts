import type { TableRow } from './table-types.ts';

export function toggleRow({ id }: TableRow, selected: readonly string[]): readonly string[] {
  return selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
}

/** Doesn't affect rows on other pages. */
export function toggleAll(rows: readonly TableRow[], selected: readonly string[]) {
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.includes(id));
  const others = selected.filter((id) => rows.every((row) => row.id !== id));
  return {
    isAll,
    isSome: others.length < selected.length,
    next: isAll ? others : [...others, ...rows.map(({ id }) => id)],
  };
}
